import * as v from 'valibot';
export declare const NewsResponse: v.ObjectSchema<{
    readonly id: v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], undefined>;
    readonly title: v.StringSchema<undefined>;
    readonly excerpt: v.StringSchema<undefined>;
    readonly content: v.StringSchema<undefined>;
    readonly imageUrl: v.StringSchema<undefined>;
    readonly date: v.StringSchema<undefined>;
    readonly subsidiary: v.NullishSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
export type NewsResponse = v.InferOutput<typeof NewsResponse>;

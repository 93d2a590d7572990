import * as v from 'valibot';
export declare const SubsidiaryResponse: v.ObjectSchema<{
    readonly id: v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], undefined>;
    readonly name: v.StringSchema<undefined>;
    readonly slug: v.StringSchema<undefined>;
    readonly tagline: v.StringSchema<undefined>;
    readonly description: v.StringSchema<undefined>;
    readonly color: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly icon: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly heroImage: v.StringSchema<undefined>;
    readonly services: v.ArraySchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
export type SubsidiaryResponse = v.InferOutput<typeof SubsidiaryResponse>;
export declare const SubsidiaryDetails: v.ObjectSchema<{
    readonly heroImage: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly name: v.StringSchema<undefined>;
    readonly services: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly tagline: v.StringSchema<undefined>;
}, undefined>;
export type SubsidiaryDetails = v.InferOutput<typeof SubsidiaryDetails>;

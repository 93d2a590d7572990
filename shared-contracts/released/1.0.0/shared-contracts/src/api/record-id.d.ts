import * as v from 'valibot';
export declare const RecordId: v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], undefined>;

import * as v from 'valibot';
export declare const ErrorResponse: v.ObjectSchema<{
    readonly statusCode: v.NumberSchema<undefined>;
    readonly error: v.StringSchema<undefined>;
    readonly message: v.StringSchema<undefined>;
    readonly requestId: v.StringSchema<undefined>;
    readonly fieldErrors: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>, undefined>;
}, undefined>;
export type ErrorResponse = v.InferOutput<typeof ErrorResponse>;

import * as v from 'valibot';
export declare const NewsletterRequest: v.ObjectSchema<{
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<"Please enter a valid email address">, v.NormalizeAction<"NFC">, v.TrimAction, v.EmailAction<string, "Please enter a valid email address">, v.MaxLengthAction<string, 254, "Please enter a valid email address">]>;
}, (issue: v.ObjectIssue) => string>;
export type NewsletterRequest = v.InferOutput<typeof NewsletterRequest>;
export declare const NewsletterResponse: v.ObjectSchema<{
    readonly email: v.StringSchema<undefined>;
}, undefined>;
export type NewsletterResponse = v.InferOutput<typeof NewsletterResponse>;

import * as v from 'valibot';
export declare const CONTACT_SUBJECTS: readonly ["oil-gas", "procurement", "gold", "construction", "agricol", "general"];
export declare const CONTACT_LIMITS: {
    readonly name: 100;
    readonly email: 254;
    readonly message: 10000;
};
export declare const ContactRequest: v.ObjectSchema<{
    readonly firstName: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.NormalizeAction<"NFC">, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, 100, "Please use at most 100 characters">]>;
    readonly lastName: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.NormalizeAction<"NFC">, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, 100, "Please use at most 100 characters">]>;
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<"Please enter a valid email address">, v.NormalizeAction<"NFC">, v.TrimAction, v.EmailAction<string, "Please enter a valid email address">, v.MaxLengthAction<string, 254, "Please enter a valid email address">]>;
    readonly subsidiary: v.PicklistSchema<readonly ["oil-gas", "procurement", "gold", "construction", "agricol", "general"], "Please select a subsidiary">;
    readonly message: v.SchemaWithPipe<readonly [v.StringSchema<"Message must be at least 10 characters long">, v.NormalizeAction<"NFC">, v.TrimAction, v.MinLengthAction<string, 10, "Message must be at least 10 characters long">, v.MaxLengthAction<string, 10000, `Message must be at most ${string} characters long`>]>;
}, (issue: v.ObjectIssue) => string>;
export type ContactRequest = v.InferOutput<typeof ContactRequest>;
export type ContactDraft = Record<keyof ContactRequest, string>;
export declare const ContactResponse: v.ObjectSchema<{
    readonly id: v.NumberSchema<undefined>;
    readonly createdAt: v.StringSchema<undefined>;
    readonly reference: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
export type ContactResponse = v.InferOutput<typeof ContactResponse>;

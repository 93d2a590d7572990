import * as v from 'valibot';
export declare const JOB_TITLES: readonly ["Senior Oil & Gas Engineer", "Procurement Manager", "Gold Trading Analyst", "Construction Project Manager", "Agricultural Specialist"];
export declare const EXPERIENCE_LEVELS: readonly ["entry", "mid", "senior"];
export declare const EDUCATION_LEVELS: readonly ["bachelor", "master", "phd", "professional"];
export declare const AVAILABILITIES: readonly ["immediate", "2weeks", "1month", "2months"];
export declare const CAREER_LIMITS: {
    readonly name: 100;
    readonly email: 254;
    readonly phone: 40;
    readonly cv: 20000;
    readonly coverLetter: 20000;
};
export declare const CareerApplicationRequest: v.ObjectSchema<{
    readonly firstName: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.NormalizeAction<"NFC">, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, `Please use at most ${string} characters`>]>;
    readonly lastName: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.NormalizeAction<"NFC">, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, `Please use at most ${string} characters`>]>;
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<"Invalid email address">, v.NormalizeAction<"NFC">, v.TrimAction, v.EmailAction<string, "Invalid email address">, v.MaxLengthAction<string, 254, "Invalid email address">]>;
    readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.NormalizeAction<"NFC">, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, `Please use at most ${string} characters`>]>;
    readonly position: v.PicklistSchema<readonly ["Senior Oil & Gas Engineer", "Procurement Manager", "Gold Trading Analyst", "Construction Project Manager", "Agricultural Specialist"], "Position is required">;
    readonly experience: v.PicklistSchema<readonly ["entry", "mid", "senior"], "Experience level is required">;
    readonly education: v.PicklistSchema<readonly ["bachelor", "master", "phd", "professional"], "Education is required">;
    readonly cv: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NormalizeAction<"NFC">, v.TrimAction, v.MaxLengthAction<string, 20000, `Please use at most ${string} characters`>]>, "">;
    readonly coverLetter: v.SchemaWithPipe<readonly [v.StringSchema<"Cover letter must be at least 10 characters">, v.NormalizeAction<"NFC">, v.TrimAction, v.MinLengthAction<string, 10, "Cover letter must be at least 10 characters">, v.MaxLengthAction<string, 20000, `Cover letter must be at most ${string} characters`>]>;
    readonly availability: v.PicklistSchema<readonly ["immediate", "2weeks", "1month", "2months"], "Availability is required">;
}, (issue: v.ObjectIssue) => string>;
export type CareerApplicationRequest = v.InferOutput<typeof CareerApplicationRequest>;
export type CareerApplicationDraft = Record<keyof CareerApplicationRequest, string>;
export declare const CareerApplicationResponse: v.ObjectSchema<{
    readonly id: v.NumberSchema<undefined>;
    readonly createdAt: v.StringSchema<undefined>;
    readonly reference: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
export type CareerApplicationResponse = v.InferOutput<typeof CareerApplicationResponse>;

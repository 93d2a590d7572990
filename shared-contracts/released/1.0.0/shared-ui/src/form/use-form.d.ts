import { type ChangeEvent, type FormEvent } from 'react';
import * as v from 'valibot';
type ObjectSchema = v.ObjectSchema<v.ObjectEntries, v.ErrorMessage<v.ObjectIssue> | undefined>;
interface FormOptions<Schema extends ObjectSchema> {
    readonly schema: Schema;
    readonly send: (values: v.InferOutput<Schema>) => Promise<void>;
    readonly onSent: () => void;
    readonly onFailed: (reason: unknown) => void;
}
export declare function useForm<Schema extends ObjectSchema>({ schema, send, onSent, onFailed, }: FormOptions<Schema>): {
    errorOf: (name: keyof Schema["entries"] & string) => string | undefined;
    isSubmitting: boolean;
    hasFailed: boolean;
    formProps: {
        noValidate: boolean;
        onSubmit: (event: FormEvent<HTMLFormElement>) => void;
        onChange: (event: ChangeEvent<HTMLFormElement>) => void;
    };
};
export {};

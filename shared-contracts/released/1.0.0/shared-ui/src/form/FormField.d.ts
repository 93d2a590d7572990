export interface Choice {
    readonly value: string;
    readonly label: string;
}
interface FormFieldProps {
    readonly name: string;
    readonly label: string;
    readonly error?: string | undefined;
    readonly hint?: string;
    readonly isRequired?: boolean;
    readonly type?: 'text' | 'email' | 'tel' | 'search' | 'url';
    readonly autoComplete?: string;
    readonly placeholder?: string;
    readonly defaultValue?: string;
    readonly rows?: number;
    readonly choices?: readonly Choice[];
    readonly maxLength?: number;
    readonly className?: string;
}
export declare function FormField({ name, label, error, hint, isRequired, type, rows, choices, placeholder, className, ...control }: FormFieldProps): import("react").JSX.Element;
export {};

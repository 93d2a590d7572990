interface CounterProps {
    readonly value: number;
    readonly suffix?: string;
    readonly format?: (value: number) => string;
}
export declare function Counter({ value, suffix, format }: CounterProps): import("react").JSX.Element;
export {};

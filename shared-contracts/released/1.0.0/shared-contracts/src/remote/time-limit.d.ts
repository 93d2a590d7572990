export declare class TimeLimitError extends Error {
    readonly name = "TimeLimitError";
}
export declare function withTimeLimit<T>(promise: Promise<T>, limit: number, what: string): Promise<T>;

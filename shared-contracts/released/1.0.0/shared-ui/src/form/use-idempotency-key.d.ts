export declare function useIdempotencyKey(): {
    keyFor: (content: unknown) => string;
    forget: () => void;
};

export declare function useReducedMotion(): boolean;
export declare function prefersReducedMotion(): boolean;

export declare function useNearSlides(current: number, count: number, interval: number): ReadonlySet<number>;

export declare function scrollToTopSoon(): void;
export declare function scrollToContactSoon(): void;

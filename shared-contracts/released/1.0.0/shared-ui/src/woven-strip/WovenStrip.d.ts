interface WovenStripProps {
    readonly seed: string;
    readonly rows?: number;
    readonly cell?: number;
    readonly className?: string;
}
export declare function WovenStrip({ seed, rows, cell, className }: WovenStripProps): import("react").JSX.Element;
export {};

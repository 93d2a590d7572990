export declare const CARD_SIZES = "(max-width: 640px) 75vw, 400px";
interface PictureProps {
    readonly src: string;
    readonly alt: string;
    readonly sizes?: string;
    readonly priority?: 'behind-text' | 'at-once' | undefined;
    readonly width?: number;
    readonly height?: number;
    readonly className?: string;
}
export declare function Picture({ src, alt, priority, sizes, width, height, className, }: PictureProps): import("react").JSX.Element;
export {};

interface WeavingLoaderProps {
    readonly label: string;
    readonly seed?: string;
}
export declare function WeavingLoader({ label, seed }: WeavingLoaderProps): import("react").JSX.Element;
export {};

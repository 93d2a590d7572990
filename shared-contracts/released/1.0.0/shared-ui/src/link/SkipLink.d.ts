export declare function SkipLink({ target }: {
    readonly target?: string;
}): import("react").JSX.Element;

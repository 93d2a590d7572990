export declare function NotFoundScreen({ home }: {
    readonly home?: string;
}): import("react").JSX.Element;

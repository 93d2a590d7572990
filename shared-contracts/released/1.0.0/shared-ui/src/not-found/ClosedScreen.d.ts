export declare function ClosedScreen({ message }: {
    readonly message: string;
}): import("react").JSX.Element;

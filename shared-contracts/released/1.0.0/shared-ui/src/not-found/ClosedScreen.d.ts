interface ClosedScreenProps {
    readonly message: string;
    readonly home?: string;
}
export declare function ClosedScreen({ message, home }: ClosedScreenProps): import("react").JSX.Element;
export {};

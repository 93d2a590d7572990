interface FailurePanelProps {
    readonly title?: string;
    readonly hint?: string;
    readonly onRetry: () => void;
    readonly home?: string;
}
export declare function FailurePanel({ title, hint, onRetry, home, }: FailurePanelProps): import("react").JSX.Element;
export {};

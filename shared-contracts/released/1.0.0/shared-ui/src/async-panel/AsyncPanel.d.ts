import type { ReactNode } from 'react';
export interface AsyncResult<Data> {
    readonly data: Data | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
}
export interface PanelText {
    readonly title: string;
    readonly hint?: string;
}
interface AsyncPanelProps<Data> {
    readonly query: AsyncResult<Data>;
    readonly loading: ReactNode;
    readonly loadingLabel?: string;
    readonly error: PanelText;
    readonly empty?: PanelText;
    readonly isEmpty?: (data: Data) => boolean;
    readonly children: (data: Data) => ReactNode;
}
export declare function AsyncPanel<Data>({ query, loading, loadingLabel, error, empty, isEmpty, children, }: AsyncPanelProps<Data>): string | number | bigint | boolean | Iterable<ReactNode> | Promise<string | number | bigint | boolean | import("react").ReactPortal | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | Iterable<ReactNode> | null | undefined> | import("react").JSX.Element | null | undefined;
export declare function Message({ title, hint, onRetry }: PanelText & {
    readonly onRetry?: () => void;
}): import("react").JSX.Element;
export {};

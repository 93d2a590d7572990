import type { ToastStore } from 'shared-contracts';
export declare function Toaster({ toasts: store }: {
    readonly toasts: ToastStore;
}): import("react").JSX.Element;

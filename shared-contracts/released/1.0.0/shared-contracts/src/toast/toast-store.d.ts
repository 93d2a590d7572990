import { type StoreApi } from 'zustand/vanilla';
export declare const TOAST_DURATION_MS = 5000;
export declare const TOAST_REMOVE_DELAY_MS = 1000000;
export interface ToastContent {
    readonly title: string;
    readonly description?: string;
    readonly variant?: 'default' | 'destructive';
}
export interface Toast extends ToastContent {
    readonly id: string;
    readonly isOpen: boolean;
}
export interface ToastState {
    readonly toasts: readonly Toast[];
    readonly show: (content: ToastContent) => string;
    readonly dismiss: (id: string) => void;
}
export type ToastStore = StoreApi<ToastState>;
export declare function createToastStore(): ToastStore;

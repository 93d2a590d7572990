import type { QueryClient } from '@tanstack/react-query';
import type { HostSettings } from '../release/release.ts';
import type { ToastStore } from '../toast/toast-store.ts';
export interface RemoteLocation {
    readonly pathname: string;
    readonly search: string;
    readonly hash: string;
    readonly state: unknown;
    readonly key: string;
}
export type NavigationTarget = string | {
    pathname?: string;
    search?: string;
    hash?: string;
};
export interface RemoteNavigator {
    createHref(to: NavigationTarget): string;
    push(to: NavigationTarget, state?: unknown): void;
    replace(to: NavigationTarget, state?: unknown): void;
    go(delta: number): void;
}
export interface TelemetryEvent {
    readonly kind: 'render-error';
    readonly remote: string;
    readonly detail: string;
}
export type Telemetry = (event: TelemetryEvent) => void;
export type StyleCache = unknown;
export interface HostServices {
    readonly basePath: string;
    readonly navigator: RemoteNavigator;
    readonly queryClient: QueryClient;
    readonly styleCache: StyleCache;
    readonly toasts: ToastStore;
    readonly telemetry: Telemetry;
    readonly settings?: HostSettings;
}
export interface MountedRemote {
    update(location: RemoteLocation): void;
    unmount(): void;
}
export interface MountOptions {
    readonly location: RemoteLocation;
    readonly hydrate: boolean;
    readonly onShown: (location: RemoteLocation) => void;
}
export type Mount = (element: HTMLElement, host: HostServices, options: MountOptions) => MountedRemote;
export declare const HostContext: import("react").Context<HostServices | null>;
export declare function useHost(): HostServices;

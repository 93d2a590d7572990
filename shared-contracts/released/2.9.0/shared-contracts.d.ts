// file: shared-contracts/src/host/DrawnAnew.d.ts
export declare function DrawnAnew({ onDrawing }: {
    readonly onDrawing: (() => void) | undefined;
}): null;
// file: shared-contracts/src/host/FailureBoundary.d.ts
import { type ReactNode } from 'react';
import type { HostServices } from './host-services.ts';
import type { RemoteDefinition } from './remote-definition.ts';
interface FailureBoundaryProps {
    readonly definition: Pick<RemoteDefinition, 'name' | 'Failure'>;
    readonly host: HostServices;
    readonly page: string;
    readonly shown: ReactNode;
    readonly onCaught?: () => void;
    readonly onFailing?: (() => void) | undefined;
    readonly onFailed?: ((error: Error) => void) | undefined;
    readonly children: ReactNode;
}
export declare function FailureBoundary(props: FailureBoundaryProps): import("react").JSX.Element;
export {};
// file: shared-contracts/src/host/RemoteApp.d.ts
import { Suspense } from 'react';
import { type HostServices, type RemoteLocation } from './host-services.ts';
import type { RemoteDefinition } from './remote-definition.ts';
export interface RemoteAppProps {
    readonly definition: RemoteDefinition;
    readonly host: HostServices;
    readonly location: RemoteLocation;
    readonly isPrerendered?: boolean;
    readonly isRestoring?: boolean;
    readonly Boundary?: typeof Suspense;
    readonly onShown?: (location: RemoteLocation) => void;
    readonly onFailing?: () => void;
    readonly onFailed?: (error: Error) => void;
}
export declare function RemoteApp({ definition, host, location, isPrerendered, isRestoring, Boundary, onShown, onFailing, onFailed, }: RemoteAppProps): import("react").JSX.Element;
// file: shared-contracts/src/host/create-remote.d.ts
import type { Mount } from './host-services.ts';
import type { RemoteDefinition } from './remote-definition.ts';
export { RemoteApp, type RemoteAppProps } from './RemoteApp.tsx';
export { TimeLimitError, withTimeLimit } from './time-limit.ts';
export type { ListedValues } from '../release/release.ts';
export { type FailureProps, type PageProps, type RemoteDefinition, type RemoteRoute, } from './remote-definition.ts';
export declare const identifierPrefixOf: (remote: string) => string;
export declare function createRemote(definition: RemoteDefinition): {
    mount: Mount;
};
// file: shared-contracts/src/host/host-services.d.ts
import type { QueryClient } from '@tanstack/react-query';
import type { HostSettings, RenderedPage } from '../release/release.ts';
import type { ToastStore } from './toast-store.ts';
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
export interface PendingNavigation {
    readonly kind: 'push' | 'replace' | 'traverse';
    readonly location: Pick<RemoteLocation, 'pathname' | 'search' | 'hash'>;
    readonly proceed: () => void;
}
export type NavigationBlocker = (navigation: PendingNavigation) => boolean;
export interface RemoteNavigator {
    createHref(to: NavigationTarget): string;
    push(to: NavigationTarget, state?: unknown): void;
    replace(to: NavigationTarget, state?: unknown): void;
    go(delta: number): void;
    block?(blocker: NavigationBlocker): () => void;
}
export interface TelemetryEvent {
    readonly kind: 'render-error';
    readonly isMismatch?: boolean;
    readonly remote: string;
    readonly detail: string;
    readonly error?: unknown;
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
    readonly reload?: () => void;
}
export interface MountedRemote {
    update(location: RemoteLocation): void;
    unmount(): void;
}
export interface MountOptions {
    readonly location: RemoteLocation;
    readonly hydrate: boolean;
    readonly rendered?: RenderedPage;
    readonly onShown: (location: RemoteLocation) => void;
    readonly onFailed?: (error: Error, page: Element | null) => void;
}
export type Mount = (element: HTMLElement, host: HostServices, options: MountOptions) => MountedRemote;
export declare const HostContext: import("react").Context<HostServices | null>;
export declare function useHost(): HostServices;
// file: shared-contracts/src/host/host.d.ts
export * from './host-services.ts';
export * from './http-client.ts';
export * from './http-error.ts';
export * from './parse-list.ts';
export * from './toast-store.ts';
// file: shared-contracts/src/host/http-client.d.ts
export type On401 = 'throw' | 'return-null';
export interface GetOptions {
    readonly signal?: AbortSignal;
    readonly on401?: On401;
}
export declare function getJson(path: string, { signal, on401 }?: GetOptions): Promise<unknown>;
export interface PostOptions {
    readonly idempotencyKey?: string;
    readonly isTrapped?: boolean;
    readonly ageMs?: number;
}
export declare function postJson(path: string, body?: unknown, options?: PostOptions): Promise<void>;
export declare function postJson<Answer>(path: string, body: unknown, options: PostOptions & {
    readonly read: (answer: unknown) => Answer;
}): Promise<Answer>;
// file: shared-contracts/src/host/http-error.d.ts
export declare class HttpError extends Error {
    readonly name = "HttpError";
    readonly status: number;
    readonly body: string;
    constructor(status: number, statusText: string, body: string);
    static from(response: Response): Promise<HttpError>;
}
// file: shared-contracts/src/host/links.d.ts
import { type Link as RouterLink, type NavLink as RouterNavLink } from 'react-router-dom';
export declare const Link: typeof RouterLink;
export declare const NavLink: typeof RouterNavLink;
// file: shared-contracts/src/host/parse-list.d.ts
import * as v from 'valibot';
export type ReportRefusal = (path: string, reason: string) => void;
export declare function reportRefusalsTo(sink: ReportRefusal): void;
export declare function parseList<Schema extends v.GenericSchema>(schema: Schema, path: string, answer: unknown): v.InferOutput<Schema>[];
// file: shared-contracts/src/host/query-client.d.ts
import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { type On401 } from './http-client.ts';
export declare function defaultQueryFunction(on401?: On401): QueryFunction<unknown>;
export declare function createQueryClient(on401?: On401): QueryClient;
// file: shared-contracts/src/host/query.d.ts
export { IsRestoringProvider, QueryClientProvider, queryOptions, useQuery, useQueryClient, type Query, type QueryClient, type UseQueryResult, } from '@tanstack/react-query';
export { createQueryClient, defaultQueryFunction } from './query-client.ts';
// file: shared-contracts/src/host/remote-definition.d.ts
import type { ComponentType, ReactNode } from 'react';
import type { Release, ListedValues } from '../release/release.ts';
import type { RouteParams } from '../release/route-pattern.ts';
export interface RemoteRoute {
    readonly path: string;
    readonly title: string;
    readonly description: string;
    readonly hasOwnHead?: boolean;
    readonly page: () => Promise<ComponentType<PageProps>>;
    readonly data?: readonly string[];
    readonly record?: string;
    readonly search?: () => Promise<Readonly<Record<string, readonly string[] | ListedValues>>>;
    readonly card?: string;
}
export interface PageProps {
    readonly params: RouteParams;
}
export interface FailureProps {
    readonly error: Error;
    readonly retry: () => void;
}
export interface RemoteDefinition {
    readonly name: string;
    readonly siteName: string;
    readonly theme: Release['theme'];
    readonly basePaths: readonly [string, ...string[]];
    readonly isUnlisted?: boolean;
    readonly routes: readonly RemoteRoute[];
    readonly Layout: ComponentType<{
        children: ReactNode;
    }>;
    readonly Failure: ComponentType<FailureProps>;
}
// file: shared-contracts/src/host/router.d.ts
export { Router, useLocation, useNavigate } from 'react-router-dom';
export { Link, NavLink } from './links.tsx';
export { useSearchParams } from './use-search-params.ts';
// file: shared-contracts/src/host/time-limit.d.ts
export declare class TimeLimitError extends Error {
    readonly name = "TimeLimitError";
}
export declare function withTimeLimit<T>(promise: Promise<T>, limit: number, what: string): Promise<T>;
// file: shared-contracts/src/host/toast-store.d.ts
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
// file: shared-contracts/src/host/use-search-params.d.ts
import { useSearchParams as useShownParams } from 'react-router-dom';
export declare const useSearchParams: typeof useShownParams;
// file: shared-contracts/src/release/address-conflicts.d.ts
import { type RemoteAddresses } from './select-route.ts';
export declare const RESERVED_PREFIXES: readonly string[];
export interface GivenPrefix {
    readonly prefix: string;
    readonly remote: string;
}
export type ReleaseAddresses = RemoteAddresses & {
    readonly patterns: readonly string[];
};
export declare function addressConflicts(release: ReleaseAddresses, given: readonly GivenPrefix[], others: readonly ReleaseAddresses[]): string[];
// file: shared-contracts/src/release/release.d.ts
import * as v from 'valibot';
import type { ReleaseAddresses } from './address-conflicts.ts';
export declare const Version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
export declare const SHELL_NAME = "shell";
export declare const RemoteReleaseName: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A remote name such as mfe-group">, v.NotValueAction<string, "shell", "A remote name other than the host's own">]>;
export declare const ListedValues: v.ObjectSchema<{
    readonly list: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>;
    readonly members: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a member">]>, undefined>;
}, undefined>;
export type ListedValues = v.InferOutput<typeof ListedValues>;
export declare const ReleaseRoute: v.ObjectSchema<{
    readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A path such as /about, /matches/:match or /*">]>;
    readonly title: v.StringSchema<undefined>;
    readonly description: v.StringSchema<undefined>;
    readonly scripts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
    readonly data: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
    readonly record: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
    readonly search: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a query parameter">]>, v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 80, undefined>]>, undefined>, v.MaxLengthAction<string[], 200, undefined>]>, undefined>, undefined>;
    readonly searchFrom: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a query parameter">]>, v.ObjectSchema<{
        readonly list: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>;
        readonly members: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a member">]>, undefined>;
    }, undefined>, undefined>, undefined>;
    readonly fragments: v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>, v.RegexAction<string, "A base path such as /academy, without a slash at its end">]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
    readonly card: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A picture in /icons/">]>, undefined>;
}, undefined>;
export type ReleaseRoute = v.InferOutput<typeof ReleaseRoute>;
export declare const Integrity: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "An SHA-384 integrity value">]>;
export declare const RemoteContract: v.ObjectSchema<{
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
    readonly range: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A caret range such as ^1.2.0, or two">]>;
    readonly imports: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
}, undefined>;
export type RemoteContract = v.InferOutput<typeof RemoteContract>;
export declare const HostContract: v.ObjectSchema<{
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
    readonly exports: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
}, undefined>;
export type HostContract = v.InferOutput<typeof HostContract>;
export declare const ShellRelease: v.ObjectSchema<{
    readonly name: v.LiteralSchema<"shell", undefined>;
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
    readonly contract: v.ObjectSchema<{
        readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
        readonly exports: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
    }, undefined>;
    readonly files: v.SchemaWithPipe<readonly [v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>, v.ObjectSchema<{
        readonly integrity: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "An SHA-384 integrity value">]>;
        readonly bytes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>, v.MaxEntriesAction<{
        [x: string]: {
            integrity: string;
            bytes: number;
        };
    }, 1000, undefined>]>;
}, undefined>;
export type ShellRelease = v.InferOutput<typeof ShellRelease>;
export declare const Release: v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A remote name such as mfe-group">, v.NotValueAction<string, "shell", "A remote name other than the host's own">]>;
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
    readonly commit: v.StringSchema<undefined>;
    readonly builtAt: v.StringSchema<undefined>;
    readonly theme: v.PicklistSchema<["loom", "floodlight", "premiership"], undefined>;
    readonly contract: v.ObjectSchema<{
        readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
        readonly range: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A caret range such as ^1.2.0, or two">]>;
        readonly imports: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
    }, undefined>;
    readonly siteName: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly basePaths: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>, v.RegexAction<string, "A base path such as /academy, without a slash at its end">]>, undefined>, v.MinLengthAction<string[], 1, undefined>, v.MaxLengthAction<string[], 20, undefined>]>, undefined>;
    readonly isUnlisted: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly entry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>;
    readonly hasOwnRuntime: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly hasSharedFiles: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly routes: v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A path such as /about, /matches/:match or /*">]>;
        readonly title: v.StringSchema<undefined>;
        readonly description: v.StringSchema<undefined>;
        readonly scripts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
        readonly data: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
        readonly record: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
        readonly search: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a query parameter">]>, v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 80, undefined>]>, undefined>, v.MaxLengthAction<string[], 200, undefined>]>, undefined>, undefined>;
        readonly searchFrom: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a query parameter">]>, v.ObjectSchema<{
            readonly list: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>;
            readonly members: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a member">]>, undefined>;
        }, undefined>, undefined>, undefined>;
        readonly fragments: v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>, v.RegexAction<string, "A base path such as /academy, without a slash at its end">]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
        readonly card: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A picture in /icons/">]>, undefined>;
    }, undefined>, undefined>, v.MaxLengthAction<{
        path: string;
        title: string;
        description: string;
        scripts: string[];
        data: string[];
        record?: string | undefined;
        search?: {
            [x: string]: string[];
        } | undefined;
        searchFrom?: {
            [x: string]: {
                list: string;
                members: string[];
            };
        } | undefined;
        fragments: {
            [x: string]: string;
        };
        card?: string | undefined;
    }[], 500, undefined>]>;
    readonly runtime: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "An SHA-384 integrity value">]>, undefined>;
    readonly files: v.SchemaWithPipe<readonly [v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>, v.ObjectSchema<{
        readonly integrity: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "An SHA-384 integrity value">]>;
        readonly bytes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>, v.MaxEntriesAction<{
        [x: string]: {
            integrity: string;
            bytes: number;
        };
    }, 1000, undefined>]>;
}, undefined>;
export type Release = v.InferOutput<typeof Release>;
type AddressedRelease = Pick<Release, 'basePaths'> & {
    readonly routes: readonly Pick<ReleaseRoute, 'fragments'>[];
};
export declare const basePathsOf: ({ basePaths, routes }: AddressedRelease) => string[];
export declare const addressesOf: (release: Release) => ReleaseAddresses;
export declare const LoadableRelease: v.ObjectSchema<{
    readonly routes: v.ArraySchema<Omit<v.ObjectSchema<{
        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A path such as /about, /matches/:match or /*">]>;
        readonly title: v.StringSchema<undefined>;
        readonly description: v.StringSchema<undefined>;
        readonly scripts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
        readonly data: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
        readonly record: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
        readonly search: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a query parameter">]>, v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 80, undefined>]>, undefined>, v.MaxLengthAction<string[], 200, undefined>]>, undefined>, undefined>;
        readonly searchFrom: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a query parameter">]>, v.ObjectSchema<{
            readonly list: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>;
            readonly members: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a member">]>, undefined>;
        }, undefined>, undefined>, undefined>;
        readonly fragments: v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>, v.RegexAction<string, "A base path such as /academy, without a slash at its end">]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
        readonly card: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A picture in /icons/">]>, undefined>;
    }, undefined>, "~types" | "~run" | "~standard" | "entries"> & {
        readonly entries: Pick<{
            readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A path such as /about, /matches/:match or /*">]>;
            readonly title: v.StringSchema<undefined>;
            readonly description: v.StringSchema<undefined>;
            readonly scripts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
            readonly data: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
            readonly record: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
            readonly search: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a query parameter">]>, v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 80, undefined>]>, undefined>, v.MaxLengthAction<string[], 200, undefined>]>, undefined>, undefined>;
            readonly searchFrom: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a query parameter">]>, v.ObjectSchema<{
                readonly list: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>;
                readonly members: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a member">]>, undefined>;
            }, undefined>, undefined>, undefined>;
            readonly fragments: v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>, v.RegexAction<string, "A base path such as /academy, without a slash at its end">]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
            readonly card: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A picture in /icons/">]>, undefined>;
        }, "path" | "scripts" | "data">;
        readonly "~standard": v.StandardProps<{
            path: string;
            scripts: string[];
            data: string[];
        }, {
            path: string;
            scripts: string[];
            data: string[];
        }>;
        readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
            path: string;
            scripts: string[];
            data: string[];
        }, v.StringIssue | v.RegexIssue<string> | v.MaxLengthIssue<string, 200> | v.ArrayIssue | v.ObjectIssue>;
        readonly "~types"?: {
            readonly input: {
                path: string;
                scripts: string[];
                data: string[];
            };
            readonly output: {
                path: string;
                scripts: string[];
                data: string[];
            };
            readonly issue: v.StringIssue | v.RegexIssue<string> | v.MaxLengthIssue<string, 200> | v.ArrayIssue | v.ObjectIssue;
        } | undefined;
    }, undefined>;
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A remote name such as mfe-group">, v.NotValueAction<string, "shell", "A remote name other than the host's own">]>;
    readonly theme: v.PicklistSchema<["loom", "floodlight", "premiership"], undefined>;
    readonly hasOwnRuntime: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly entry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>;
}, undefined>;
export type LoadableRelease = v.InferOutput<typeof LoadableRelease>;
export declare const FetchedRelease: v.ObjectSchema<{
    readonly routes: v.ArraySchema<Omit<v.ObjectSchema<{
        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A path such as /about, /matches/:match or /*">]>;
        readonly title: v.StringSchema<undefined>;
        readonly description: v.StringSchema<undefined>;
        readonly scripts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
        readonly data: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
        readonly record: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
        readonly search: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a query parameter">]>, v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 80, undefined>]>, undefined>, v.MaxLengthAction<string[], 200, undefined>]>, undefined>, undefined>;
        readonly searchFrom: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a query parameter">]>, v.ObjectSchema<{
            readonly list: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>;
            readonly members: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a member">]>, undefined>;
        }, undefined>, undefined>, undefined>;
        readonly fragments: v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>, v.RegexAction<string, "A base path such as /academy, without a slash at its end">]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
        readonly card: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A picture in /icons/">]>, undefined>;
    }, undefined>, "~types" | "~run" | "~standard" | "entries"> & {
        readonly entries: Pick<{
            readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A path such as /about, /matches/:match or /*">]>;
            readonly title: v.StringSchema<undefined>;
            readonly description: v.StringSchema<undefined>;
            readonly scripts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
            readonly data: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
            readonly record: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
            readonly search: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a query parameter">]>, v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 80, undefined>]>, undefined>, v.MaxLengthAction<string[], 200, undefined>]>, undefined>, undefined>;
            readonly searchFrom: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a query parameter">]>, v.ObjectSchema<{
                readonly list: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>;
                readonly members: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a member">]>, undefined>;
            }, undefined>, undefined>, undefined>;
            readonly fragments: v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>, v.RegexAction<string, "A base path such as /academy, without a slash at its end">]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
            readonly card: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A picture in /icons/">]>, undefined>;
        }, "path" | "scripts" | "data" | "fragments">;
        readonly "~standard": v.StandardProps<{
            path: string;
            scripts: string[];
            data: string[];
            fragments: {
                [x: string]: string;
            };
        }, {
            path: string;
            scripts: string[];
            data: string[];
            fragments: {
                [x: string]: string;
            };
        }>;
        readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
            path: string;
            scripts: string[];
            data: string[];
            fragments: {
                [x: string]: string;
            };
        }, v.StringIssue | v.MaxLengthIssue<string, 100> | v.RegexIssue<string> | v.MaxLengthIssue<string, 200> | v.ArrayIssue | v.ObjectIssue | v.RecordIssue>;
        readonly "~types"?: {
            readonly input: {
                path: string;
                scripts: string[];
                data: string[];
                fragments: {
                    [x: string]: string;
                };
            };
            readonly output: {
                path: string;
                scripts: string[];
                data: string[];
                fragments: {
                    [x: string]: string;
                };
            };
            readonly issue: v.StringIssue | v.MaxLengthIssue<string, 100> | v.RegexIssue<string> | v.MaxLengthIssue<string, 200> | v.ArrayIssue | v.ObjectIssue | v.RecordIssue;
        } | undefined;
    }, undefined>;
    readonly basePaths: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>, v.RegexAction<string, "A base path such as /academy, without a slash at its end">]>, undefined>, v.MinLengthAction<string[], 1, undefined>, v.MaxLengthAction<string[], 20, undefined>]>, undefined>;
    readonly contract: v.ObjectSchema<{
        readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
        readonly range: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A caret range such as ^1.2.0, or two">]>;
        readonly imports: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
    }, undefined>;
    readonly files: v.SchemaWithPipe<readonly [v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>, v.ObjectSchema<{
        readonly integrity: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "An SHA-384 integrity value">]>;
        readonly bytes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>, v.MaxEntriesAction<{
        [x: string]: {
            integrity: string;
            bytes: number;
        };
    }, 1000, undefined>]>;
    readonly hasSharedFiles: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A remote name such as mfe-group">, v.NotValueAction<string, "shell", "A remote name other than the host's own">]>;
    readonly theme: v.PicklistSchema<["loom", "floodlight", "premiership"], undefined>;
    readonly hasOwnRuntime: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly entry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>;
}, undefined>;
export type FetchedRelease = v.InferOutput<typeof FetchedRelease>;
export declare const releaseFolder: ({ name, version }: {
    name: string;
    version: string;
}) => string;
export declare const SHARED_FILES = "files/";
type AddressedFiles = Pick<Release, 'name' | 'version' | 'hasSharedFiles'>;
export declare const fileAddress: (release: AddressedFiles, file: string) => string;
export declare const sharedFolders: (release: AddressedFiles) => Record<string, string>;
export declare const SERVER_SCRIPT = "server/pages.js";
export declare const entryAddress: (release: Pick<Release, "name" | "version" | "entry">, retry?: number) => string;
export declare function scriptIntegrity(release: Pick<Release, 'name' | 'version' | 'entry' | 'files' | 'hasSharedFiles'>): Record<string, string>;
export declare const HostSettings: v.ObjectSchema<{
    readonly liveStreamUrl: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>, v.StartsWithAction<string, "https://", undefined>]>, undefined>;
    readonly publicOrigin: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>]>, undefined>;
}, undefined>;
export type HostSettings = v.InferOutput<typeof HostSettings>;
export declare const CLOSED_MESSAGE = "{{message}}";
export declare const HOME_ADDRESS = "{{home}}";
export declare const RenderedPage: v.ObjectSchema<{
    readonly search: v.StringSchema<undefined>;
    readonly isWhole: v.BooleanSchema<undefined>;
}, undefined>;
export type RenderedPage = v.InferOutput<typeof RenderedPage>;
export declare const DocumentData: v.ObjectSchema<{
    readonly addresses: v.ArraySchema<v.ObjectSchema<{
        readonly remote: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A remote name such as mfe-group">, v.NotValueAction<string, "shell", "A remote name other than the host's own">]>;
        readonly basePaths: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>, v.RegexAction<string, "A base path such as /academy, without a slash at its end">]>, undefined>;
        readonly patterns: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A path such as /about, /matches/:match or /*">]>, undefined>, undefined>;
    }, undefined>, undefined>;
    readonly versions: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>, undefined>;
    readonly fallbacks: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>, undefined>;
    readonly digests: v.RecordSchema<v.StringSchema<undefined>, v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "An SHA-256 or SHA-384 integrity value">]>, undefined>, undefined>;
    readonly release: v.NullableSchema<v.ObjectSchema<{
        readonly routes: v.ArraySchema<Omit<v.ObjectSchema<{
            readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A path such as /about, /matches/:match or /*">]>;
            readonly title: v.StringSchema<undefined>;
            readonly description: v.StringSchema<undefined>;
            readonly scripts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
            readonly data: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
            readonly record: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
            readonly search: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a query parameter">]>, v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 80, undefined>]>, undefined>, v.MaxLengthAction<string[], 200, undefined>]>, undefined>, undefined>;
            readonly searchFrom: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a query parameter">]>, v.ObjectSchema<{
                readonly list: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>;
                readonly members: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a member">]>, undefined>;
            }, undefined>, undefined>, undefined>;
            readonly fragments: v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>, v.RegexAction<string, "A base path such as /academy, without a slash at its end">]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
            readonly card: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A picture in /icons/">]>, undefined>;
        }, undefined>, "~types" | "~run" | "~standard" | "entries"> & {
            readonly entries: Pick<{
                readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A path such as /about, /matches/:match or /*">]>;
                readonly title: v.StringSchema<undefined>;
                readonly description: v.StringSchema<undefined>;
                readonly scripts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
                readonly data: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
                readonly record: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
                readonly search: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a query parameter">]>, v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 80, undefined>]>, undefined>, v.MaxLengthAction<string[], 200, undefined>]>, undefined>, undefined>;
                readonly searchFrom: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a query parameter">]>, v.ObjectSchema<{
                    readonly list: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>;
                    readonly members: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "The name of a member">]>, undefined>;
                }, undefined>, undefined>, undefined>;
                readonly fragments: v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>, v.RegexAction<string, "A base path such as /academy, without a slash at its end">]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
                readonly card: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A picture in /icons/">]>, undefined>;
            }, "path" | "scripts" | "data">;
            readonly "~standard": v.StandardProps<{
                path: string;
                scripts: string[];
                data: string[];
            }, {
                path: string;
                scripts: string[];
                data: string[];
            }>;
            readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                path: string;
                scripts: string[];
                data: string[];
            }, v.StringIssue | v.RegexIssue<string> | v.MaxLengthIssue<string, 200> | v.ArrayIssue | v.ObjectIssue>;
            readonly "~types"?: {
                readonly input: {
                    path: string;
                    scripts: string[];
                    data: string[];
                };
                readonly output: {
                    path: string;
                    scripts: string[];
                    data: string[];
                };
                readonly issue: v.StringIssue | v.RegexIssue<string> | v.MaxLengthIssue<string, 200> | v.ArrayIssue | v.ObjectIssue;
            } | undefined;
        }, undefined>;
        readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A remote name such as mfe-group">, v.NotValueAction<string, "shell", "A remote name other than the host's own">]>;
        readonly theme: v.PicklistSchema<["loom", "floodlight", "premiership"], undefined>;
        readonly hasOwnRuntime: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        readonly entry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A file inside the release">]>;
    }, undefined>, undefined>;
    readonly isForeign: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly rendered: v.OptionalSchema<v.NullableSchema<v.ObjectSchema<{
        readonly search: v.StringSchema<undefined>;
        readonly isWhole: v.BooleanSchema<undefined>;
    }, undefined>, undefined>, undefined>;
    readonly settings: v.ObjectSchema<{
        readonly liveStreamUrl: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>, v.StartsWithAction<string, "https://", undefined>]>, undefined>;
        readonly publicOrigin: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>]>, undefined>;
    }, undefined>;
    readonly telemetryShare: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>]>;
    readonly nonce: v.StringSchema<undefined>;
    readonly ticket: v.NullableSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
export type DocumentData = v.InferOutput<typeof DocumentData>;
export declare const DOCUMENT_DATA_ID = "document-data";
export declare const Fragment: v.ObjectSchema<{
    readonly head: v.StringSchema<undefined>;
    readonly styles: v.StringSchema<undefined>;
    readonly styleIds: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly html: v.StringSchema<undefined>;
}, undefined>;
export type Fragment = v.InferOutput<typeof Fragment>;
export {};
// file: shared-contracts/src/release/route-pattern.d.ts
import * as v from 'valibot';
export declare const BasePath: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>, v.RegexAction<string, "A base path such as /academy, without a slash at its end">]>;
export declare const RoutePattern: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>, v.RegexAction<string, "A path such as /about, /matches/:match or /*">]>;
export type RouteParams = Readonly<Partial<Record<string, string>>>;
export declare const isStaticPattern: (pattern: string) => boolean;
export declare function matchPattern(pattern: string, path: string): RouteParams | null;
export declare function isOverlapping(one: string, other: string): boolean;
export declare function findRoute<Route extends {
    readonly path: string;
}>(routes: readonly Route[], path: string): Route | undefined;
export declare function pageChunkName(path: string): string;
// file: shared-contracts/src/release/select-route.d.ts
export interface RemoteAddresses {
    readonly remote: string;
    readonly basePaths: readonly string[];
    readonly patterns?: readonly string[] | undefined;
}
export type AddressTable = readonly RemoteAddresses[];
export interface RouteSelection {
    readonly remote: string;
    readonly basePath: string;
    readonly path: string;
}
export declare function selectRoute(pathname: string, table: AddressTable): RouteSelection | null;
export declare function basePathOf(pathname: string, table: AddressTable): string | null;
export declare function withoutTrailingSlash(pathname: string): string;
export declare const isBelow: (path: string, prefix: string) => boolean;

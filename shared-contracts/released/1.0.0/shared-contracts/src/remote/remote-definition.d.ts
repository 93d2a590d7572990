import type { ComponentType, ReactNode } from 'react';
import type { Release } from '../release/release.ts';
export interface RemoteRoute {
    readonly path: string;
    readonly title: string;
    readonly description: string;
    readonly page: () => Promise<ComponentType>;
    readonly data?: readonly string[];
}
export interface FailureProps {
    readonly error: Error;
    readonly retry: () => void;
}
export interface RemoteDefinition {
    readonly name: string;
    readonly theme: Release['theme'];
    readonly basePaths: readonly [string, ...string[]];
    readonly routes: readonly RemoteRoute[];
    readonly Layout: ComponentType<{
        children: ReactNode;
    }>;
    readonly Failure: ComponentType<FailureProps>;
}
export declare function pageChunkName(path: string): string;

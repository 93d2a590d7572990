import type { ReactNode } from 'react';
import type { StyleCache, SubsidiarySlug } from 'shared-contracts';
import type { ThemeName } from './tokens.ts';
interface SiteThemeProps {
    readonly theme: ThemeName;
    readonly cache: StyleCache;
    readonly subsidiary?: SubsidiarySlug;
    readonly isOverlay?: boolean;
    readonly children: ReactNode;
}
export declare function SiteTheme({ theme, cache, subsidiary, isOverlay, children, }: SiteThemeProps): import("react").JSX.Element;
export {};

export declare const GROUP_PREFIX = "/fbcpartners";
export declare const LEAGUE_COMPANY_PREFIX = "/ghanapremiership";
export declare const PORTAL_PREFIX = "/gpl";
export declare const REMOTE_NAMES: readonly string[];
export interface RouteSelection {
    readonly remote: string;
    readonly basePath: string;
    readonly path: string;
}
export declare function selectRoute(pathname: string): RouteSelection | null;
export declare function groupPrefixOf(pathname: string): string;
export declare function withoutTrailingSlash(pathname: string): string;

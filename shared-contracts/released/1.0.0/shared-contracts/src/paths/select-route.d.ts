export declare const GROUP_PREFIX = "/fbcpartners";
export declare const LEAGUE_COMPANY_PREFIX = "/ghanapremiership";
export declare const PORTAL_PREFIX = "/gpl";
export declare const REMOTE_NAMES: readonly ["mfe-group", "mfe-subsidiaries", "mfe-gpl", "mfe-league-company"];
export type RemoteName = (typeof REMOTE_NAMES)[number];
export interface RouteSelection {
    readonly remote: RemoteName;
    readonly basePath: string;
    readonly path: string;
}
export declare function selectRoute(pathname: string): RouteSelection | null;
export declare function groupPrefixOf(pathname: string): string;
export declare function withoutTrailingSlash(pathname: string): string;

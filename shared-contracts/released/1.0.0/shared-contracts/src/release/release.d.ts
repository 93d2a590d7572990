import * as v from 'valibot';
export declare const Version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
export declare const RemoteReleaseName: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A remote name such as mfe-group">]>;
export declare const ReleaseRoute: v.ObjectSchema<{
    readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path such as /about">]>;
    readonly title: v.StringSchema<undefined>;
    readonly description: v.StringSchema<undefined>;
    readonly scripts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
    readonly data: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
    readonly fragments: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
}, undefined>;
export type ReleaseRoute = v.InferOutput<typeof ReleaseRoute>;
export declare const Integrity: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "An SHA-384 integrity value">]>;
export declare const RemoteContract: v.ObjectSchema<{
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
    readonly range: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A caret range such as ^1.2.0">]>;
    readonly imports: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
}, undefined>;
export type RemoteContract = v.InferOutput<typeof RemoteContract>;
export declare const HostContract: v.ObjectSchema<{
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
    readonly exports: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
}, undefined>;
export type HostContract = v.InferOutput<typeof HostContract>;
export declare const Release: v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A remote name such as mfe-group">]>;
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
    readonly commit: v.StringSchema<undefined>;
    readonly builtAt: v.StringSchema<undefined>;
    readonly theme: v.PicklistSchema<["loom", "floodlight", "premiership"], undefined>;
    readonly contract: v.ObjectSchema<{
        readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
        readonly range: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A caret range such as ^1.2.0">]>;
        readonly imports: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
    }, undefined>;
    readonly entry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>;
    readonly routes: v.ArraySchema<v.ObjectSchema<{
        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path such as /about">]>;
        readonly title: v.StringSchema<undefined>;
        readonly description: v.StringSchema<undefined>;
        readonly scripts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
        readonly data: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
        readonly fragments: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
    }, undefined>, undefined>;
    readonly files: v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>, v.ObjectSchema<{
        readonly integrity: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "An SHA-384 integrity value">]>;
        readonly bytes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>;
}, undefined>;
export type Release = v.InferOutput<typeof Release>;
export declare const LoadableRelease: v.ObjectSchema<{
    readonly routes: v.ArraySchema<Omit<v.ObjectSchema<{
        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path such as /about">]>;
        readonly title: v.StringSchema<undefined>;
        readonly description: v.StringSchema<undefined>;
        readonly scripts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
        readonly data: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
        readonly fragments: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
    }, undefined>, "~types" | "~run" | "~standard" | "entries"> & {
        readonly entries: Pick<{
            readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path such as /about">]>;
            readonly title: v.StringSchema<undefined>;
            readonly description: v.StringSchema<undefined>;
            readonly scripts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
            readonly data: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
            readonly fragments: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
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
        }, v.ObjectIssue | v.StringIssue | v.ArrayIssue | v.RegexIssue<string>>;
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
            readonly issue: v.ObjectIssue | v.StringIssue | v.ArrayIssue | v.RegexIssue<string>;
        } | undefined;
    }, undefined>;
    readonly entry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>;
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A remote name such as mfe-group">]>;
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
    readonly theme: v.PicklistSchema<["loom", "floodlight", "premiership"], undefined>;
}, undefined>;
export type LoadableRelease = v.InferOutput<typeof LoadableRelease>;
export declare const FetchedRelease: v.ObjectSchema<{
    readonly files: v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>, v.ObjectSchema<{
        readonly integrity: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "An SHA-384 integrity value">]>;
        readonly bytes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>;
    readonly contract: v.ObjectSchema<{
        readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
        readonly range: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A caret range such as ^1.2.0">]>;
        readonly imports: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
    }, undefined>;
    readonly routes: v.ArraySchema<Omit<v.ObjectSchema<{
        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path such as /about">]>;
        readonly title: v.StringSchema<undefined>;
        readonly description: v.StringSchema<undefined>;
        readonly scripts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
        readonly data: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
        readonly fragments: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
    }, undefined>, "~types" | "~run" | "~standard" | "entries"> & {
        readonly entries: Pick<{
            readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path such as /about">]>;
            readonly title: v.StringSchema<undefined>;
            readonly description: v.StringSchema<undefined>;
            readonly scripts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
            readonly data: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
            readonly fragments: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
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
        }, v.ObjectIssue | v.StringIssue | v.ArrayIssue | v.RegexIssue<string>>;
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
            readonly issue: v.ObjectIssue | v.StringIssue | v.ArrayIssue | v.RegexIssue<string>;
        } | undefined;
    }, undefined>;
    readonly entry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>;
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A remote name such as mfe-group">]>;
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
    readonly theme: v.PicklistSchema<["loom", "floodlight", "premiership"], undefined>;
}, undefined>;
export type FetchedRelease = v.InferOutput<typeof FetchedRelease>;
export declare const releaseFolder: ({ name, version }: {
    name: string;
    version: string;
}) => string;
export declare const entryAddress: (release: Pick<Release, "name" | "version" | "entry">, retry?: number) => string;
export declare function scriptIntegrity(release: Pick<Release, 'name' | 'version' | 'entry' | 'files'>): Record<string, string>;
export declare const HostSettings: v.ObjectSchema<{
    readonly liveStreamUrl: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>, v.StartsWithAction<string, "https://", undefined>]>, undefined>;
}, undefined>;
export type HostSettings = v.InferOutput<typeof HostSettings>;
export declare const CLOSED_MESSAGE = "{{message}}";
export declare const HOME_ADDRESS = "{{home}}";
export declare const LEAVE_CHOICE_PATH = "/preview/leave";
export declare const ChosenRelease: v.ObjectSchema<{
    readonly remote: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A remote name such as mfe-group">]>;
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
    readonly isSource: v.BooleanSchema<undefined>;
    readonly until: v.NullableSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
export type ChosenRelease = v.InferOutput<typeof ChosenRelease>;
export declare const DocumentData: v.ObjectSchema<{
    readonly versions: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>, undefined>;
    readonly fallbacks: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>, undefined>;
    readonly release: v.NullableSchema<v.ObjectSchema<{
        readonly routes: v.ArraySchema<Omit<v.ObjectSchema<{
            readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path such as /about">]>;
            readonly title: v.StringSchema<undefined>;
            readonly description: v.StringSchema<undefined>;
            readonly scripts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
            readonly data: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
            readonly fragments: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
        }, undefined>, "~types" | "~run" | "~standard" | "entries"> & {
            readonly entries: Pick<{
                readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path such as /about">]>;
                readonly title: v.StringSchema<undefined>;
                readonly description: v.StringSchema<undefined>;
                readonly scripts: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
                readonly data: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A path below /api/">]>, undefined>;
                readonly fragments: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>, undefined>;
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
            }, v.ObjectIssue | v.StringIssue | v.ArrayIssue | v.RegexIssue<string>>;
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
                readonly issue: v.ObjectIssue | v.StringIssue | v.ArrayIssue | v.RegexIssue<string>;
            } | undefined;
        }, undefined>;
        readonly entry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A file inside the release">]>;
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A remote name such as mfe-group">]>;
        readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
        readonly theme: v.PicklistSchema<["loom", "floodlight", "premiership"], undefined>;
    }, undefined>, undefined>;
    readonly chosen: v.NullableSchema<v.ObjectSchema<{
        readonly remote: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A remote name such as mfe-group">]>;
        readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "A version reads like 1.4.0 or 1.4.0-rc.1">]>;
        readonly isSource: v.BooleanSchema<undefined>;
        readonly until: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly settings: v.ObjectSchema<{
        readonly liveStreamUrl: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>, v.StartsWithAction<string, "https://", undefined>]>, undefined>;
    }, undefined>;
    readonly telemetryShare: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>]>;
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

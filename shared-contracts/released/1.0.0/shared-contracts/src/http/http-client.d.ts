export type On401 = 'throw' | 'return-null';
export interface GetOptions {
    readonly signal?: AbortSignal;
    readonly on401?: On401;
}
export declare function getJson(path: string, { signal, on401 }?: GetOptions): Promise<unknown>;
export declare function postJson(path: string, body?: unknown, { idempotencyKey }?: {
    idempotencyKey?: string;
}): Promise<void>;

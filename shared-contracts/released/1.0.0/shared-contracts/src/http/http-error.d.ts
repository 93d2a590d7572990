export declare class HttpError extends Error {
    readonly name = "HttpError";
    readonly status: number;
    readonly body: string;
    constructor(status: number, statusText: string, body: string);
    static from(response: Response): Promise<HttpError>;
}

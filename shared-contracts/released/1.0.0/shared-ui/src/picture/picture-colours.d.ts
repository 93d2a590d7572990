export declare const PICTURE_COLOURS: Readonly<Record<string, string>>;

/** Every file below a folder, by name with forward slashes; the description comes last. */
export declare function filesBelow(folder: string): Promise<string[]>

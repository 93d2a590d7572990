import { type ReleaseFiles } from './release-files.ts'
/** Releases in a folder of this machine, or of a disk that machines share: `<folder>/<name>/<version>/`. */
export declare function folderFiles(folder: string): ReleaseFiles
/** A place of its own on the same disk, which no listing shows. */
export declare const besides: (place: string) => string
/** What lies in place already was left by an attempt that was cut off. */
export declare function moveInto(staged: string, place: string): Promise<void>

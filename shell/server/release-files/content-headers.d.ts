/** What a store says about a file of a release, should it be asked directly: a release never changes. */
export declare function contentHeaders(file: string): {
  ContentEncoding?: string | undefined
  ContentType: string
  CacheControl: string
}

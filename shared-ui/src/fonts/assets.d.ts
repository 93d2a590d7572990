/** A font file; the build replaces the import with its address. */
declare module '*.woff2' {
  const url: string
  export default url
}

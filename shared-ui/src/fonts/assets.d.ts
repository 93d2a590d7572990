/** A font file; the build answers its address. */
declare module '*.woff2' {
  const url: string
  export default url
}

/**
 * A webpack loader for `routes.ts`: every remote has a `page-index`, and in one build they would be one chunk with the pages
 * of all of them. Here each is named after its remote as well, as `mfe-gpl-page-index`.
 */
module.exports = function (source) {
  const [, remote] = /[\\/](mfe-[\w-]+)[\\/]src[\\/]routes\.ts$/.exec(this.resourcePath)
  return source.replace(/(webpackChunkName: ['"])(?=page-)/g, `$1${remote}-`)
}

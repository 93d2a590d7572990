/**
 * A webpack loader for `routes.ts` that prefixes chunk names with the remote, as in `mfe-gpl-page-index`. Every
 * remote has a `page-index`, which in one build would become one chunk with the pages of all of them.
 */
module.exports = function (source) {
  const [, remote] = /[\\/](mfe-[\w-]+)[\\/]src[\\/]routes\.ts$/.exec(this.resourcePath)
  return source.replace(/(webpackChunkName: ['"])(?=page-)/g, `$1${remote}-`)
}

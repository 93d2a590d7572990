const DEFAULT = /^var defaultStylisPlugins = \[prefixer\];$/m

/**
 * A webpack loader for Emotion's cache: the plugin that writes vendor prefixes is left out of the host, which every
 * first visit downloads. The platform's caches never used it (`shared-ui/src/theme/style-cache.ts`), but it is the
 * default, so bundlers keep it.
 */
module.exports = function noPrefixes(source) {
  if (!DEFAULT.test(source)) throw new Error(`${this.resourcePath} has no such default any more`)
  return source.replace(DEFAULT, 'var defaultStylisPlugins = [];')
}

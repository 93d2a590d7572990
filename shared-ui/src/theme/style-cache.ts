import createCache, { type EmotionCache } from '@emotion/cache'
import type { StyleCache } from 'shared-contracts/host'
import { styleNames } from 'shared-contracts/rendering'

export interface StyleCacheOptions {
  /** Nonce of the page's policy; in the browser, read from a script of the document. */
  readonly nonce?: string
  /** Where the browser adds styles; the document's head by default. */
  readonly container?: Node
}

/**
 * Emotion's own plugin writes prefixes for browsers of ten years ago, a fifth of a document's styles. The few that
 * Safari and older Chromium still need stand where they are needed: `-webkit-mask-image`,
 * `-webkit-backdrop-filter`, `-webkit-user-select`, `-webkit-print-color-adjust`.
 */
const NO_PREFIXES: [] = []

/**
 * Emotion's cache for a host or a prerender. Both sides use the key `css`, by which the browser finds the
 * styles that the server sent. On the server the styles stay in the cache, out of the markup.
 */
export function createStyleCache({ nonce, container }: StyleCacheOptions = {}): EmotionCache {
  if (typeof document !== 'undefined') nameStyles()
  const cache = createCache({
    key: 'css',
    stylisPlugins: NO_PREFIXES,
    ...(nonce && { nonce }),
    ...(container && { container }),
  })
  if (typeof document === 'undefined') cache.compat = true
  // The server's styles are the first cache's alone: another one would count on them when they are gone.
  else for (const tag of cache.sheet.tags) tag.dataset['emotion'] = cache.key
  return cache
}

/** Tells Emotion which styles the document has: those that it names, and those whose names its rules say. */
function nameStyles(): void {
  for (const tag of document.querySelectorAll<HTMLElement>('style[data-emotion^="css "]')) {
    tag.dataset['emotion'] += ` ${styleNames(tag.textContent).join(' ')}`
  }
}

/**
 * The contracts carry the cache without knowing Emotion; here it becomes one again.
 *
 * @throws TypeError for anything that {@link createStyleCache} did not make.
 */
export function asEmotionCache(cache: StyleCache): EmotionCache {
  if (!isEmotionCache(cache)) throw new TypeError('The host lent no style cache')
  return cache
}

function isEmotionCache(cache: unknown): cache is EmotionCache {
  return typeof cache === 'object' && cache !== null && 'inserted' in cache && 'sheet' in cache
}

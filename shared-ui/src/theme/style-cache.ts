import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import type { StyleCache } from 'shared-contracts/host'
import { styleNames } from 'shared-contracts/rendering'

export interface StyleCacheOptions {
  /** Nonce of the page's policy; in the browser, read from a script of the document. */
  readonly nonce?: string
  /** Where the browser adds styles; the document's head by default. */
  readonly container?: Node
}

/** Of the three names that MUI's fields give a placeholder, every browser knows the one that stands for it here. */
const PLACEHOLDER = '::-webkit-input-placeholder'

/** Selectors of MUI's fields that match nothing: other names of a placeholder, and labels that move, which no field has. */
const UNMATCHED = /::-(?:moz|ms-input)-placeholder|^label\[data-shrink/

/** Leaves out what MUI writes for nobody. A rule without declarations is not written. */
const leaveOutUnmatched: StylisPlugin = (element) => {
  const { type, props } = element
  if (type !== 'rule' || !Array.isArray(props)) return
  element.props = props
    .filter((selector) => !UNMATCHED.test(selector))
    .map((selector) => selector.replace(PLACEHOLDER, '::placeholder'))
  if (element.props.length === 0) element.children = []
}

/**
 * Emotion's own plugin writes prefixes for browsers of ten years ago, a fifth of a document's styles, and comes only
 * where there is no other. The few that Safari and older Chromium still need stand where they are needed:
 * `-webkit-mask-image`, `-webkit-backdrop-filter`, `-webkit-user-select`, `-webkit-print-color-adjust`.
 */
const PLUGINS = [leaveOutUnmatched]

/**
 * Emotion's cache for a host or a prerender. On the server the styles stay in the cache, out of the markup. In the browser
 * the first cache takes those of the document.
 */
export function createStyleCache({ nonce, container }: StyleCacheOptions = {}): EmotionCache {
  const cache = createCache({
    key: 'css',
    stylisPlugins: PLUGINS,
    ...(nonce && { nonce }),
    ...(container && { container }),
  })
  // Keeps styles out of the markup, so that an element's place among its siblings is the same everywhere.
  cache.compat = true
  if (typeof document !== 'undefined') takeDocumentStyles(cache)
  return cache
}

/**
 * Counts the document's styles, those that it names and those whose names its rules say, as the cache's own, and leaves
 * their element where it stands: Emotion moves those that it finds by itself, twice, and each time the browser works out
 * the style of every element again.
 */
function takeDocumentStyles({ inserted, sheet }: EmotionCache): void {
  const element = document.querySelector<HTMLStyleElement>('style[data-names]')
  if (!element) return
  const named = element.dataset['names']?.split(' ') ?? []
  for (const name of [...named, ...styleNames(element.textContent)]) inserted[name] = true
  // Another cache would count on them when they are gone.
  delete element.dataset['names']
  sheet.tags.push(element)
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

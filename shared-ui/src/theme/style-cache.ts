import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import type { StyleCache } from 'shared-contracts/host'
import { styleNames } from 'shared-contracts/rendering'

export interface StyleCacheOptions {
  /** Nonce of the page's policy; in the browser, read from a script of the document. */
  readonly nonce?: string
  /** Node to which the browser adds styles; the document's head by default. */
  readonly container?: Node
}

/** One of MUI's three names for a placeholder, replaced here by the standard one, which every browser knows. */
const PLACEHOLDER = '::-webkit-input-placeholder'

/**
 * Selectors of MUI's fields that match nothing: other names of a placeholder, and floating labels, which no
 * field has.
 */
const UNMATCHED = /::-(?:moz|ms-input)-placeholder|^label\[data-shrink/

/** Removes MUI's selectors that match nothing. A rule without declarations is not written. */
const leaveOutUnmatched: StylisPlugin = (element) => {
  const { type, props } = element
  if (type !== 'rule' || !Array.isArray(props)) return
  element.props = props
    .filter((selector) => !UNMATCHED.test(selector))
    .map((selector) => selector.replace(PLACEHOLDER, '::placeholder'))
  if (element.props.length === 0) element.children = []
}

/**
 * Replaces Emotion's own plugin, which writes prefixes for browsers of ten years ago, a fifth of a document's
 * styles, and is used only if there is no other. Styles contain the few that Safari and older Chromium still
 * need: `-webkit-mask-image`, `-webkit-backdrop-filter`, `-webkit-user-select`, `-webkit-print-color-adjust`.
 */
const PLUGINS = [leaveOutUnmatched]

/**
 * Creates Emotion's cache for a host or a prerender. On the server, styles stay in the cache, out of the
 * markup. In the browser, the first cache adopts those of the document.
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
 * Registers the document's styles in the cache, both listed ones and those that their rules name, and leaves
 * their element in place: Emotion would move elements that it finds itself, twice, and each time the browser
 * recalculates the style of every element.
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
 * Converts the contracts' opaque cache to Emotion's type.
 *
 * @throws TypeError for anything that {@link createStyleCache} did not create.
 */
export function asEmotionCache(cache: StyleCache): EmotionCache {
  if (!isEmotionCache(cache)) throw new TypeError('The host lent no style cache')
  return cache
}

function isEmotionCache(cache: unknown): cache is EmotionCache {
  return typeof cache === 'object' && cache !== null && 'inserted' in cache && 'sheet' in cache
}

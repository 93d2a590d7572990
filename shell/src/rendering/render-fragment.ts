import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { StyleCache } from 'shared-contracts/host'
import type { Fragment } from 'shared-contracts/release'
import { createStyleCache } from 'shared-ui'
import { fragmentOf } from './fragment-of.ts'

/** Maximum length of the markup, in characters; the longest of today's pages has about 150,000. */
const MAX_MARKUP = 2_000_000

/**
 * Renders a tree, with the styles that it used.
 *
 * @param render creates the tree with the given style cache, which it must provide.
 * @returns null when a part of it still waits for its script, or has thrown.
 * @throws Error when the tree throws outside a boundary, needs a script to be visible, or writes a style
 * attribute, which the page's policy forbids.
 */
export function renderFragment(
  render: (cache: StyleCache) => ReactElement,
  identifierPrefix: string,
): Fragment | null {
  const cache = createStyleCache()
  const markup = renderToString(render(cache), { identifierPrefix })
  if (markup.length > MAX_MARKUP) throw new Error(`The page has ${markup.length} characters`)
  // React leaves these marks where a boundary shows its fallback.
  if (/<!--\$[!?]-->/.test(markup)) return null
  const styled = /<[^<>]* style="[^<>]*>/.exec(markup)
  if (styled) throw new Error(`A style attribute would break the page's policy: ${styled[0]}`)
  if (/<script(?! type="application\/ld\+json")/.test(markup)) {
    throw new Error('A fragment must stand without its scripts')
  }
  return fragmentOf(markup, cache.inserted)
}

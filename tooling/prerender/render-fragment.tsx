import createCache from '@emotion/cache'
import type { Fragment } from 'shared-contracts/release'
import type { ReactElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'

type StyleCache = ReturnType<typeof createCache>

/** Metadata that React puts before a page; the document's head takes it. */
const LEADING_METADATA = /^(?:<title[^>]*>.*?<\/title>|<meta[^>]*>|<link[^>]*>)+/s

/**
 * Renders a tree to the end, lazy pages included, with the styles that it used.
 *
 * @param render makes the tree, given the style cache that it must provide.
 * @throws Error when the tree throws, needs a script to be seen, or writes a style attribute, which the
 * page's policy forbids.
 */
export async function renderFragment(
  render: (cache: StyleCache) => ReactElement,
  identifierPrefix: string,
): Promise<Fragment> {
  const cache = createCache({ key: 'css' })
  // Styles are collected instead of being written between the elements, where hydration would not expect them.
  cache.compat = true
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(render(cache), {
    identifierPrefix,
    // Past this many bytes React would move a finished page behind a script, which no fragment may need.
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  })
  let markup = ''
  for await (const chunk of prelude) markup += String(chunk)
  if (failures.length > 0) throw failures[0]
  const styled = /<[^<>]* style="[^<>]*>/.exec(markup)
  if (styled) throw new Error(`A style attribute would break the page's policy: ${styled[0]}`)

  if (/<script(?! type="application\/ld\+json")/.test(markup)) {
    throw new Error('A fragment must stand without its scripts')
  }

  const head = LEADING_METADATA.exec(markup)?.[0] ?? ''
  const styles = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return {
    head,
    html: markup.slice(head.length),
    styles: styles.map(([, css]) => css).join(''),
    styleIds: styles.map(([id]) => id),
  }
}

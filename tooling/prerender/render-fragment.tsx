import type { Fragment } from 'shared-contracts/release'
import type { ReactElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStyleCache } from 'shared-ui'

type StyleCache = ReturnType<typeof createStyleCache>

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
  const cache = createStyleCache()
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
  const html = markup.slice(head.length)
  const worn = new Set(html.match(/\bcss-[\w-]+/g))
  const styles = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && isUsed(entry[0], entry[1], worn),
  )
  return {
    head,
    html,
    styles: styles.map(([, css]) => css).join(''),
    styleIds: styles.map(([id]) => id),
  }
}

/**
 * A styled component that another one extends leaves its own class behind, which nothing wears. Whatever has no
 * class of its own, such as an animation or the base styles, is used.
 */
const isUsed = (id: string, css: string, worn: ReadonlySet<string>) =>
  !css.includes(`.css-${id}`) || worn.has(`css-${id}`)

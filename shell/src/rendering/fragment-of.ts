import type { Fragment } from 'shared-contracts/release'

/** Metadata that React puts before a page; it belongs into the document's head. */
const LEADING_METADATA = /^(?:<title[^>]*>.*?<\/title>|<meta[^>]*>|<link[^>]*>)+/s

/**
 * A closed dialog is invisible, and only a script opens it. So its styles come with the script: hydration adds
 * those that the document lacks.
 */
const CLOSED_DIALOG = /<dialog(?![^>]*\sopen[\s=>])[^>]*>.*?<\/dialog>/gs

/**
 * Splits rendered markup into metadata, page, and the styles that are used on the page.
 *
 * @param inserted styles that the cache received while the tree was rendered, by name.
 */
export function fragmentOf(
  markup: string,
  inserted: Readonly<Record<string, string | true | undefined>>,
): Fragment {
  const head = LEADING_METADATA.exec(markup)?.[0] ?? ''
  const html = markup.slice(head.length)
  const worn = new Set(html.replace(CLOSED_DIALOG, '').match(/\bcss-[\w-]+/g))
  const styles = Object.entries(inserted).filter(
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
 * Whether a style is used. A styled component that another one extends leaves behind a class that no element
 * has. A style without a class of its own, such as an animation or the base styles, counts as used.
 */
const isUsed = (id: string, css: string, worn: ReadonlySet<string>) =>
  !css.includes(`.css-${id}`) || worn.has(`css-${id}`)

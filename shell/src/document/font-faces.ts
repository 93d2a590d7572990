import type { ThemeName } from 'shared-ui'

/**
 * The document has the faces of its own theme. Those of another site come when a page of it is loaded, beside its
 * scripts, so that they are known before it is shown.
 *
 * @param nonce lets the page's policy take them.
 * @param keep is told of each sheet, which stays for the themes after that have the same faces.
 * @returns what is told of each theme that follows in this document.
 */
export function createFaces(
  nonce: string,
  keep: (sheet: StyleSheet) => void,
): (theme: ThemeName) => Promise<void> {
  const worn = new Set<string | undefined>([document.documentElement.dataset['theme']])
  return async (theme) => {
    if (worn.has(theme)) return
    const known = new Set(worn)
    worn.add(theme)
    try {
      const { THEME_FONTS } = await import(/* webpackChunkName: "fonts" */ 'shared-ui/fonts')
      const has = Object.entries(THEME_FONTS).flatMap(([name, { faces }]) =>
        known.has(name) ? faces : [],
      )
      const style = document.createElement('style')
      style.nonce = nonce
      style.textContent = THEME_FONTS[theme].faces.filter((face) => !has.includes(face)).join('')
      document.head.append(style)
      if (style.sheet) keep(style.sheet)
    } catch {
      // The page is set in what the system has, and the next one asks again.
      worn.delete(theme)
    }
  }
}

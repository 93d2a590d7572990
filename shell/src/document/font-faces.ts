import type { ThemeName } from 'shared-ui'

/**
 * Loads the font faces of other themes. The document has those of its own theme; those of another site load
 * with a page of it, beside its scripts, so that they are known before it is shown.
 *
 * @param nonce allows the faces under the page's policy.
 * @param keep called with each sheet, which stays for later themes with the same faces.
 * @returns function to call for each theme that follows in this document.
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
      // The page uses system fonts, and the next one tries again.
      worn.delete(theme)
    }
  }
}

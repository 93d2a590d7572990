import { themeCanvas, type ThemeName } from 'shared-ui'

/**
 * Adds the canvas and the font faces of other themes. The document has those of its own theme. The canvas of another
 * site is added as soon as a page of it begins to load; the faces load beside its scripts, so that they are known
 * before it is shown.
 *
 * @param nonce allows the styles under the page's policy.
 * @param keep called with each sheet, which stays for later themes with the same faces.
 * @returns function to call for each theme that follows in this document.
 */
export function createThemeStyles(
  nonce: string,
  keep: (sheet: StyleSheet) => void,
): (theme: ThemeName) => Promise<void> {
  const own = document.documentElement.dataset['theme']
  const painted = new Set([own])
  const worn = new Set([own])
  const add = (styles: string) => {
    const style = document.createElement('style')
    style.nonce = nonce
    style.textContent = styles
    document.head.append(style)
    if (style.sheet) keep(style.sheet)
  }
  return async (theme) => {
    if (!painted.has(theme)) add(themeCanvas(theme))
    painted.add(theme)
    if (worn.has(theme)) return
    const known = new Set(worn)
    worn.add(theme)
    try {
      const { THEME_FONTS } = await import(/* webpackChunkName: "fonts" */ 'shared-ui/fonts')
      const has = Object.entries(THEME_FONTS).flatMap(([name, { faces }]) =>
        known.has(name) ? faces : [],
      )
      add(THEME_FONTS[theme].faces.filter((face) => !has.includes(face)).join(''))
    } catch {
      // The page uses system fonts, and the next one tries again.
      worn.delete(theme)
    }
  }
}

/** Scheme of a site whose visitor chose none. */
export type UsualScheme = 'system' | 'dark'

/**
 * Returns CSS text that applies by night: if the visitor chose dark, which the edge writes to `<html
 * data-scheme>`, or chose nothing and the site's usual scheme is dark. Print is always light. `html` adds no
 * specificity to the selector.
 */
export function byNight(
  selector: string,
  declarations: string,
  usual: UsualScheme = 'system',
): string {
  const rule = (html: string) => `{:where(html${html})${selector}{${declarations}}}`
  if (usual === 'dark') return `@media screen${rule(':not([data-scheme="light"])')}`
  return (
    `@media screen${rule('[data-scheme="dark"]')}` +
    `@media screen and (prefers-color-scheme:dark)${rule(':not([data-scheme])')}`
  )
}

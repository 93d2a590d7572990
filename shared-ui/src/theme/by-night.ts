/**
 * CSS text that holds by night: when the visitor chose dark, which the edge writes to `<html data-scheme>`,
 * or chose nothing and the system is dark. Paper is always light. `html` adds no weight to the selector.
 */
export function byNight(selector: string, declarations: string): string {
  return (
    `@media screen{:where(html[data-scheme="dark"])${selector}{${declarations}}}` +
    `@media screen and (prefers-color-scheme:dark){:where(html:not([data-scheme]))${selector}{${declarations}}}`
  )
}

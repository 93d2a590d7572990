/** Returns the rules that name an element's style, media queries included, in one line each. */
export function rulesOf(element: Element | null): readonly string[] {
  const name = element?.className.split(' ').at(-1) ?? ''
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText.replaceAll(/\s+/g, ' '))
    .filter((text) => text.includes(`.${name}`))
}

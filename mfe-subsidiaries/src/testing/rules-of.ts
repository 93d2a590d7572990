/** The style rules of an element, in one line each. */
export function rulesOf(element: Element | null): readonly string[] {
  const name = element?.className.split(' ').at(-1) ?? ''
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText.replaceAll(/\s+/g, ' '))
    .filter((text) => text.includes(`.${name}`))
}

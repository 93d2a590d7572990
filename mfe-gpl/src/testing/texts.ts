import { within } from '@testing-library/react'

/** Text of an element, with runs of white space as one blank. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** Text of each element. */
export const textsOf = (elements: Iterable<Element>) => [...elements].map(textOf)

/** The choices of a labelled list, and the chosen one. */
export function choicesOf(scope: HTMLElement, label: string) {
  const select = within(scope).getByLabelText<HTMLSelectElement>(label)
  return {
    options: textsOf(select.options),
    chosen: textOf(select.selectedOptions[0]),
    select,
  }
}

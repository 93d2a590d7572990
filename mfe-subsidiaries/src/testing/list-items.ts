import { within } from '@testing-library/react'

/** Texts of the direct entries of a list. */
export const entriesOf = (list: HTMLElement): string[] =>
  [...list.children].map((entry) => entry.textContent ?? '')

/** Addresses of the links below an element, in order. */
export const hrefsIn = (element: HTMLElement): (string | null)[] =>
  within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'))

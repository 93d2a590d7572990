import { screen } from '@testing-library/react'

/** Every address that a link of this name leads to. */
export const addressesOf = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

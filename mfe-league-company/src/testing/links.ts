import { screen } from '@testing-library/react'

/** Returns the addresses of all links with this name. */
export const addressesOf = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

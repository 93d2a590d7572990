import { screen, within } from '@testing-library/react'

/** Returns the field of a form whose label begins with these words. */
export const field = (label: string, form: HTMLElement = screen.getByRole('form')) =>
  within(form).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))

import { afterEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { inHost } from '../testing/in-host.tsx'
import { provideFields, providedFields, type Fields } from './provided-fields.ts'

/** Answer of the next requests for the script of the fields. */
let script: Fields | null = null
const loadFields = jest.fn(() => Promise.resolve(script))
jest.unstable_mockModule('./load-fields.ts', () => ({ loadFields }))
const { FormField } = await import('./FormField.tsx')

const fields = providedFields()

afterEach(() => {
  cleanup()
  provideFields(fields)
})

it('says why it is refused while its script does not load, and loads it again', async () => {
  provideFields(null)
  const field = (error?: string) => inHost(<FormField name="email" label="Email" error={error} />)
  const { rerender } = render(field())
  const refuse = (error?: string) => act(() => Promise.resolve(rerender(field(error))))
  await refuse('Enter an address')
  expect(screen.getByRole('alert').textContent).toBe('Enter an address')
  await refuse()
  expect(screen.queryByRole('alert')).toBeNull()
  script = fields
  await refuse('That is no address')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('That is no address')).toBeTruthy()
  const asked = loadFields.mock.calls.length
  await refuse('That is no address at all')
  expect(screen.getByText('That is no address at all')).toBeTruthy()
  expect(loadFields).toHaveBeenCalledTimes(asked)
})

import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import { useState } from 'react'
import { inHost } from 'shared-ui/testing'
import { SessionContext } from '../../session/session-context.ts'
import { SIGNED_IN } from '../../testing/signed-in.ts'
import type { ContentField } from './content-part.ts'
import { ContentFieldInput } from './ContentFieldInput.tsx'

const DESK = { image: '/media/desk/efua', alt: 'Efua at her desk' }

function openForm(before: { image: string; alt: string }, isOptional = true) {
  const field: ContentField = {
    ...{ name: 'image', label: 'Picture', kind: 'picture', alt: 'alt', isOptional },
  }
  let values: unknown = before
  function Form() {
    const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>(before)
    values = typed
    const change = (changes: typeof typed) => setTyped({ ...typed, ...changes })
    const shown = { field, value: typed['image'], error: undefined, onChange: change }
    return <ContentFieldInput {...shown} />
  }
  /** Answers an upload: the address of the picture is its name, which the library describes by `alt`. */
  let alt = ''
  const call = (path: string) =>
    Promise.resolve({ address: path.replace('media?name=', '/media/desk/'), alt })
  render(
    inHost(
      <CoreAdminContext>
        <SessionContext value={{ ...SIGNED_IN, call }}>
          <Form />
        </SessionContext>
      </CoreAdminContext>,
    ),
  )
  const user = userEvent.setup({ delay: null })
  return {
    user,
    valuesNow: () => values,
    upload: async (name: string, described = '') => {
      alt = described
      const file = new File(['pixels'], name, { type: 'image/jpeg' })
      await user.upload(screen.getByLabelText('Picture'), file)
    },
  }
}

it.each([
  ['takes the description of the new one', DESK, 'Efua at the mine', 'Efua at the mine'],
  ['keeps none of the old one', DESK, '', ''],
  ['keeps what was typed before there was any', { image: '', alt: 'Efua' }, '', 'Efua'],
])('another picture %s', async (_how, before, described, alt) => {
  const { upload, valuesNow } = openForm(before)
  await upload('mine', described)
  expect(valuesNow()).toEqual({ image: '/media/desk/mine', alt })
})

it('a picture is taken off with its description, and the keyboard stays at the field', async () => {
  const { user, valuesNow } = openForm(DESK)
  await user.click(screen.getByRole('button', { name: 'No picture' }))
  expect(valuesNow()).toEqual({ image: '', alt: '' })
  expect(screen.queryByRole('button', { name: 'No picture' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Picture'))
  expect(screen.getByRole('status').textContent).toBe('The picture is taken off')
})

it('a picture that a page needs cannot be taken off', () => {
  openForm(DESK, false)
  expect(screen.queryByRole('button', { name: 'No picture' })).toBeNull()
})

import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import { inHost } from 'shared-ui/testing'
import { DeskError } from '../../desk-api/desk-api.ts'
import { isAskedOnClosing } from '../../testing/is-asked-on-closing.ts'
import { SessionContext } from '../../session/session-context.ts'
import type { ChosenPicture } from './chosen-picture.ts'
import { PictureField } from './PictureField.tsx'

const control = { id: 'picture', 'aria-invalid': false, 'aria-describedby': undefined }
const file = (name: string) => new File(['pixels'], name, { type: 'image/jpeg' })
const onChange = jest.fn<(picture: ChosenPicture) => void>()

/** An upload under way, by the name of its file; a test decides when and how it ends. */
interface Upload {
  readonly name: string
  readonly end: (answer: unknown) => void
  readonly fail: (error: Error) => void
}
let uploads: Upload[]

beforeEach(() => {
  onChange.mockReset()
  uploads = []
})

function openField() {
  const call = (path: string) =>
    new Promise<unknown>((end, fail) => {
      uploads.push({ name: path.replace('media?name=', ''), end, fail })
    })
  const nothing = () => Promise.resolve()
  const state = { kind: 'unknown' } as const
  const session = { state, call, refresh: nothing, giveUp: nothing, signOut: nothing }
  render(
    inHost(
      <CoreAdminContext>
        <SessionContext value={session}>
          <label htmlFor="picture">Picture</label>
          <PictureField control={control} value="" isOptional={false} onChange={onChange} />
        </SessionContext>
      </CoreAdminContext>,
    ),
  )
  // The field's `accept` helps people; it is no check.
  const user = userEvent.setup({ delay: null, applyAccept: false })
  return (chosen: File) => user.upload(screen.getByLabelText('Picture'), chosen)
}
const names = () => uploads.map(({ name }) => name)
const end = (place: number, address: string) =>
  act(async () => {
    uploads[place]?.end({ address, alt: '' })
    await Promise.resolve()
  })

describe('a picture from this device', () => {
  it('that is not taken is told as a mistake, and one that is taken is not', async () => {
    const choose = openField()
    const isMistake = () => screen.getByRole('status').dataset['error'] !== undefined
    await choose(new File(['pixels'], 'depot.gif', { type: 'image/gif' }))
    expect(screen.getByText('Choose a JPEG, PNG, WebP or AVIF picture')).toBeTruthy()
    expect(isMistake()).toBe(true)
    await choose(file('depot.jpg'))
    expect(isMistake()).toBe(false)
    await act(async () => {
      uploads[0]?.fail(new DeskError(422, { message: 'This is no picture that can be read' }))
      await Promise.resolve()
    })
    expect(screen.getByText('This is no picture that can be read')).toBeTruthy()
    expect(isMistake()).toBe(true)
  })

  it('can be chosen again after it could not be uploaded', async () => {
    const choose = openField()
    const depot = file('depot.jpg')
    await choose(depot)
    await act(async () => {
      uploads[0]?.fail(new DeskError(0, {}))
      await Promise.resolve()
    })
    expect(screen.getByText('The desk did not answer. Try again.')).toBeTruthy()
    await choose(depot)
    expect(names()).toEqual(['depot.jpg', 'depot.jpg'])
    await end(1, '/media/desk/depot')
    expect(onChange.mock.calls).toEqual([[{ address: '/media/desk/depot', alt: '' }]])
  })

  it('is not left unasked while it is uploaded', async () => {
    const choose = openField()
    expect(isAskedOnClosing()).toBe(false)
    await choose(file('depot.jpg'))
    expect(isAskedOnClosing()).toBe(true)
    await end(0, '/media/desk/depot')
    expect(isAskedOnClosing()).toBe(false)
  })

  it('does not replace one that was chosen after it, however long its upload takes', async () => {
    const choose = openField()
    await choose(file('large.jpg'))
    await choose(file('small.jpg'))
    await end(1, '/media/desk/small')
    await end(0, '/media/desk/large')
    expect(onChange.mock.calls).toEqual([[{ address: '/media/desk/small', alt: '' }]])
    expect(screen.getByRole('status').textContent).toBe('The picture is uploaded')
  })
})

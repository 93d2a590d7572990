import { beforeEach, describe, expect, it } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import { useState } from 'react'
import { inHost, testHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { answerDesk, type DeskAnswers } from '../../testing/answer-desk.ts'
import { hostToLeave } from '../../testing/host-to-leave.ts'
import { createDataProvider } from '../data/data-provider.ts'
import { PictureChoice } from './PictureChoice.tsx'
import { createDeskQueries } from '../data/create-desk-queries.ts'

const nothing = () => undefined
const picture = (id: number) => ({
  ...{ id, revision: 1, updatedAt: '2026-11-22T09:00:00.000Z', updatedBy: 'Ama' },
  ...{ address: `/media/desk/00ff00ff00ff00${id}`, name: `depot-${id}.jpg`, alt: '' },
  ...{ width: 1200, height: 800, widths: [640], focalPoint: { x: 0.5, y: 0.5 }, uses: 0 },
})
const list = (page: number) =>
  `GET /api/desk/media?page=${page}&perPage=24&sort=updatedAt&order=desc`

let answers: DeskAnswers

beforeEach(() => {
  answers = {
    [list(1)]: { body: { items: [picture(30)], total: 25 } },
    [list(2)]: { body: { items: [picture(10)], total: 25 } },
    [`${list(1)}&q=rig`]: { body: { items: [picture(20)], total: 1 } },
  }
})

function Choice() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Choose</button>
      <PictureChoice isOpen={isOpen} onClose={() => setIsOpen(false)} onChoose={nothing} />
    </>
  )
}

function openLibrary(host = testHost()) {
  answerDesk(answers)
  // As at the desk, a call that fails is not repeated.
  const queryClient = createDeskQueries()
  const dataProvider = createDataProvider(callDesk, nothing)
  render(
    inHost(
      <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
        <Choice />
      </CoreAdminContext>,
      host,
      'loom',
      '/stories/1',
    ),
  )
  return userEvent.setup({ delay: null })
}
const shown = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'))
const shows = (...names: string[]) => waitFor(() => expect(shown()).toEqual(names))

describe('the library of pictures', () => {
  it('leads to older pictures, and back to newer ones', async () => {
    const user = openLibrary()
    await shows('depot-30.jpg')
    expect(screen.queryByRole('button', { name: 'Newer pictures' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Older pictures' }))
    await shows('depot-10.jpg')
    expect(screen.queryByRole('button', { name: 'Older pictures' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Choose a picture' }))
    await user.click(screen.getByRole('button', { name: 'Newer pictures' }))
    await shows('depot-30.jpg')
  })

  it('shows what a search finds from its first page, whatever page was shown', async () => {
    const user = openLibrary()
    await shows('depot-30.jpg')
    await user.click(screen.getByRole('button', { name: 'Older pictures' }))
    await shows('depot-10.jpg')
    await user.type(screen.getByLabelText('Search'), 'rig')
    await shows('depot-20.jpg')
  })

  it('that could not be loaded is not called empty, and is loaded by Retry', async () => {
    answers[list(1)] = { status: 503, body: { message: 'Not now' } }
    const user = openLibrary()
    expect(await screen.findByText('The pictures could not be loaded')).toBeTruthy()
    expect(screen.queryByText('No pictures')).toBeNull()
    answers[list(1)] = { body: { items: [picture(30)], total: 25 } }
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await shows('depot-30.jpg')
    expect(screen.queryByText('The pictures could not be loaded')).toBeNull()
  })

  it('says that nothing matches the words, which is not the same as none', async () => {
    answers[`${list(1)}&q=rig`] = { body: { items: [], total: 0 } }
    const user = openLibrary()
    await shows('depot-30.jpg')
    await user.type(screen.getByLabelText('Search'), 'rig')
    expect(await screen.findByText('Nothing matches')).toBeTruthy()
    expect(screen.queryByText('No pictures')).toBeNull()
  })

  it('keeps the keyboard in its dialog on the way into the editor and back', async () => {
    const user = openLibrary()
    const heading = screen.getByRole('heading', { name: 'Choose a picture' })
    await user.click(await screen.findByRole('button', { name: 'Edit depot-30.jpg' }))
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await user.click(screen.getByRole('button', { name: 'Back to the library' }))
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('leaves the editor of another picture open when the one before is saved late', async () => {
    answers[list(1)] = { body: { items: [picture(30), picture(31)], total: 2 } }
    answers['PUT /api/desk/media/30'] = { body: { ...picture(30), revision: 2 } }
    const user = openLibrary()
    await user.click(await screen.findByRole('button', { name: 'Edit depot-30.jpg' }))
    fireEvent.click(screen.getByRole('button', { name: 'Save picture' }))
    fireEvent.click(screen.getByRole('button', { name: 'Back to the library' }))
    fireEvent.click(screen.getByRole('button', { name: 'Edit depot-31.jpg' }))
    await act(() => new Promise((done) => setTimeout(done)))
    expect(screen.getByRole('button', { name: 'Save picture' })).toBeTruthy()
  })

  describe('closed by Escape', () => {
    // As a browser does on Escape, which jsdom does not know.
    const escape = () =>
      act(() => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Choose a picture' }).close())
    const alt = () => screen.findByLabelText<HTMLInputElement>('Alternative text of the picture')

    it('keeps what was typed about a picture, and it is not left without a question', async () => {
      answers['PUT /api/desk/media/30'] = { body: { ...picture(30), revision: 2 } }
      const { host, leave } = hostToLeave()
      const user = openLibrary(host)
      await user.click(await screen.findByRole('button', { name: 'Edit depot-30.jpg' }))
      await user.type(await alt(), 'A depot')
      escape()
      expect(screen.queryByLabelText('Alternative text of the picture')).toBeNull()
      expect(leave()).toBe(true)
      await user.click(screen.getByRole('button', { name: 'Stay here' }))
      await user.click(screen.getByRole('button', { name: 'Choose' }))
      expect((await alt()).value).toBe('A depot')
      await user.click(screen.getByRole('button', { name: 'Save picture' }))
      await shows('depot-30.jpg')
      expect(leave()).toBe(false)
    })

    it('opens with the pictures again where nothing was typed', async () => {
      const user = openLibrary()
      await user.click(await screen.findByRole('button', { name: 'Edit depot-30.jpg' }))
      escape()
      await user.click(screen.getByRole('button', { name: 'Choose' }))
      await shows('depot-30.jpg')
    })
  })
})

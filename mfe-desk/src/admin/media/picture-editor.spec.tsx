import { expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import { useState } from 'react'
import { inHost, rulesOf } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { answerDesk, type DeskAnswers } from '../../testing/answer-desk.ts'
import { createDataProvider } from '../data/data-provider.ts'
import type { PictureDraft } from './picture-draft.ts'
import { PictureEditor } from './PictureEditor.tsx'

const CHANGE = 'PUT /api/desk/media/3'
const PICTURE = {
  ...{ id: 3, revision: 1, updatedAt: '2026-11-22T09:00:00.000Z', updatedBy: 'Ama' },
  ...{ address: '/media/desk/00ff00ff00ff00ff', name: 'depot.jpg', width: 1200, height: 800 },
  ...{ widths: [640], alt: 'A depot', focalPoint: { x: 0.5, y: 0.5 }, uses: 0 },
}

function Editor({ onClose }: { readonly onClose: () => void }) {
  const { alt, focalPoint } = PICTURE
  const [draft, setDraft] = useState<PictureDraft>({ picture: PICTURE, alt, focalPoint })
  return <PictureEditor draft={draft} onChange={setDraft} onClose={onClose} />
}

it('a picture that could not be saved says why in its dialog, which covers the page', async () => {
  const answers: DeskAnswers = { [CHANGE]: { status: 503, body: { message: 'Not now' } } }
  const { callsOf } = answerDesk(answers)
  const onClose = jest.fn()
  const nothing = () => undefined
  render(
    inHost(
      <CoreAdminContext dataProvider={createDataProvider(callDesk, nothing)}>
        <Editor onClose={onClose} />
      </CoreAdminContext>,
    ),
  )
  const user = userEvent.setup({ delay: null })
  expect(screen.getByRole('button', { name: 'Back to the library' })).toBeTruthy()
  await user.type(screen.getByLabelText('Alternative text of the picture'), ' at dusk')
  expect(screen.getByRole('button', { name: 'Back without saving' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save picture' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Not saved: Not now')
  // On a phone it is no wider than the dialog.
  const columns = 'grid-template-columns: minmax(0, 1fr)'
  const editor = screen.getByRole('alert').parentElement
  expect(rulesOf(editor)).toContainEqual(expect.stringContaining(columns))
  expect(onClose).not.toHaveBeenCalled()
  answers[CHANGE] = { body: { ...PICTURE, revision: 2 } }
  await user.click(screen.getByRole('button', { name: 'Save picture' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(callsOf(CHANGE).at(-1)?.body).toMatchObject({ alt: 'A depot at dusk', revision: 1 })
})

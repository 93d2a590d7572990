import { expect, it } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import { inHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { answerDesk, type DeskAnswers } from '../../testing/answer-desk.ts'
import { STORIES } from '../content/content-parts.tsx'
import { useBulkActions } from '../content/use-bulk-actions.ts'
import { createDataProvider } from '../data/data-provider.ts'
import { useUndo } from './undo-context.ts'
import { UndoNotice } from './UndoNotice.tsx'
import { UndoProvider } from './UndoProvider.tsx'

const DRAFTS = [1, 2, 3].map((id) => ({
  id,
  revision: 7,
  publishedRevision: null,
  publishAt: null,
}))
const unpublish = (id: number) => `POST /api/desk/stories/${id}/unpublish`

function Published() {
  const actions = useBulkActions(STORIES)
  const publish = actions.find(({ name }) => name === 'Publish')
  return <button onClick={() => void publish?.run(DRAFTS)}>Publish</button>
}

it('an undo that fails for one of several records is offered again for that one', async () => {
  const revised = { body: { revision: 7 } }
  const answers: DeskAnswers = { [unpublish(1)]: revised, [unpublish(3)]: revised }
  for (const { id } of DRAFTS) answers[`POST /api/desk/stories/${id}/publish`] = revised
  answers[unpublish(2)] = { status: 503, body: { message: 'Not now' } }
  const { callsOf } = answerDesk(answers)
  render(
    inHost(
      <CoreAdminContext dataProvider={createDataProvider(callDesk, () => undefined)}>
        <UndoProvider>
          <Published />
          <UndoNotice part="stories" />
        </UndoProvider>
      </CoreAdminContext>,
    ),
  )
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByRole('group', { name: '3 stories are published' })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('group', { name: '1 story is published' })
  const undo = screen.getByRole('button', { name: 'Undo' })
  await waitFor(() => expect(undo.ariaDisabled).toBeNull())
  answers[unpublish(2)] = revised
  await user.click(undo)
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
  expect([1, 2, 3].map((id) => callsOf(unpublish(id)).length)).toEqual([1, 2, 1])
})

it('an undo takes no later offer away', async () => {
  answerDesk({})
  let end = () => undefined as void
  const held = new Promise<void>((done) => {
    end = done
  })
  function Offers() {
    const { offer } = useUndo()
    const offerOne = (text: string) => offer('stories', { text, undo: () => held })
    return ['One', 'Another'].map((text) => (
      <button key={text} onClick={() => offerOne(`${text} is changed`)}>
        {text}
      </button>
    ))
  }
  render(
    inHost(
      <CoreAdminContext dataProvider={createDataProvider(callDesk, () => undefined)}>
        <UndoProvider>
          <Offers />
          <UndoNotice part="stories" />
        </UndoProvider>
      </CoreAdminContext>,
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: 'One' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  fireEvent.click(undo)
  fireEvent.click(screen.getByRole('button', { name: 'Another' }))
  end()
  await waitFor(() => expect(undo.ariaDisabled).toBeNull())
  expect(screen.getByRole('group', { name: 'Another is changed' })).toBeTruthy()
})

import { expect, it } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { inHost, testHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { SessionContext } from '../../session/session-context.ts'
import { answerDesk, type DeskAnswers } from '../../testing/answer-desk.ts'
import { SIGNED_IN } from '../../testing/signed-in.ts'
import { createDataProvider } from '../data/data-provider.ts'
import { deskRouter } from '../router/desk-router.tsx'
import { UndoProvider } from '../undo/UndoProvider.tsx'
import { ContentEditor } from './ContentEditor.tsx'
import { PEOPLE } from './content-parts.tsx'

const PERSON = {
  ...{ id: 4, revision: 2, state: 'draft', publishedRevision: null, publishAt: null },
  ...{ updatedAt: '2026-11-22T09:00:00.000Z', updatedBy: 'Ama', name: 'Efua', role: 'Manager' },
  ...{ text: 'She leads', imageUrl: '', imageAlt: '', position: 1 },
}
const REVISIONS = [2, 1].map((revision) => ({
  ...{ revision, at: '2026-11-22T09:00:00.000Z', by: 'Ama', fields: { name: 'Efua' } },
}))

function openEditor(answers: DeskAnswers) {
  const { calls } = answerDesk(answers)
  const host = testHost()
  render(
    inHost(
      <CoreAdminContext
        // The tests' host has a router of its own already.
        routerProvider={{ ...deskRouter, RouterWrapper: ({ children }) => <>{children}</> }}
        dataProvider={createDataProvider(callDesk, () => undefined)}
      >
        <SessionContext value={SIGNED_IN}>
          <UndoProvider>
            <ContentEditor content={PEOPLE} initial={PERSON} />
          </UndoProvider>
        </SessionContext>
      </CoreAdminContext>,
      host,
    ),
  )
  return { host, sent: () => calls.map(({ call, headers }) => [call, headers['If-Match']]) }
}

it('a revision that could not be restored is told about on the page, which no dialog covers', async () => {
  const { host } = openEditor({
    'GET /api/desk/people/4/revisions?perPage=50': { body: REVISIONS },
    'POST /api/desk/people/4/revisions/1/restore': { status: 503, body: { message: 'Not now' } },
  })
  fireEvent.click(screen.getByText('Revisions', { selector: 'button' }))
  fireEvent.click(await screen.findByText('Restore'))
  await waitFor(() =>
    expect(host.toasts.getState().toasts).toMatchObject([
      { title: 'That did not work', description: 'Not now', isOpen: true },
    ]),
  )
  await waitFor(() => expect(screen.queryByText('Restore')).toBeNull())
})

const SAVE = 'PUT /api/desk/people/4'
const DELETE = 'DELETE /api/desk/people/4'
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const remove = () => fireEvent.click(screen.getByRole('button', { name: 'Delete this person' }))

it('what was typed is saved before its record is deleted, so that Undo brings it back', async () => {
  const { sent } = openEditor({
    [SAVE]: { body: { ...PERSON, revision: 3, text: 'She leads two' } },
    [DELETE]: { status: 204 },
  })
  type('Text', 'She leads two')
  remove()
  await waitFor(() =>
    expect(sent()).toEqual([
      [SAVE, '"2"'],
      [DELETE, '"3"'],
    ]),
  )
})

it('a record is not deleted while what was typed cannot be saved', async () => {
  const { sent } = openEditor({ [DELETE]: { status: 204 } })
  type('Role', '')
  remove()
  expect(await screen.findByText('Mend what is marked')).toBeTruthy()
  expect(sent()).toEqual([])
})

it('a record that the press before has deleted, without an answer, is deleted', async () => {
  const gone = { status: 404, body: { message: 'There is no such person' } }
  const { host, sent } = openEditor({ [DELETE]: gone, 'GET /api/desk/people/4': gone })
  remove()
  await waitFor(() => expect(sent().map(([call]) => call)).toContain('GET /api/desk/people/4'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).ariaDisabled).toBeNull())
  expect(host.toasts.getState().toasts).toEqual([])
})

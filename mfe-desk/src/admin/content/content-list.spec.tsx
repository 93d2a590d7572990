import { beforeAll, describe, expect, it } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import { inHost, testHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { SessionContext } from '../../session/session-context.ts'
import { answerDesk, type DeskAnswers } from '../../testing/answer-desk.ts'
import { SIGNED_IN } from '../../testing/signed-in.ts'
import { createDataProvider } from '../data/data-provider.ts'
import { UndoProvider } from '../undo/UndoProvider.tsx'
import { ContentListScreen } from './ContentListScreen.tsx'
import { STORIES } from './content-parts.tsx'
import { createDeskQueries } from '../data/create-desk-queries.ts'

const story = (id: number, title: string) => ({
  ...{ id, title, revision: 1, state: 'draft', publishedRevision: null, publishAt: null },
  ...{ updatedAt: '2026-11-22T09:00:00.000Z', updatedBy: 'Ama', date: '2026-11-22' },
})
const LIST = 'GET /api/desk/stories?page=1&perPage=25&sort=date&order=desc'

beforeAll(() => {
  // jsdom has no media queries; this is a narrow screen in the light scheme.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: false, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    })
})

function openStories(answers: DeskAnswers) {
  answerDesk(answers)
  const host = testHost()
  // As at the desk, a call that fails is not repeated.
  const queryClient = createDeskQueries()
  render(
    inHost(
      <CoreAdminContext
        dataProvider={createDataProvider(callDesk, () => undefined)}
        queryClient={queryClient}
      >
        <SessionContext value={SIGNED_IN}>
          <UndoProvider>
            <ContentListScreen content={STORIES} />
          </UndoProvider>
        </SessionContext>
      </CoreAdminContext>,
      host,
    ),
  )
  return { host, user: userEvent.setup({ delay: null }) }
}

it('records that an action could not change stay chosen, to be tried again', async () => {
  const { host, user } = openStories({
    [LIST]: { body: { items: [story(1, 'A depot'), story(2, 'A well')], total: 2 } },
    'POST /api/desk/stories/1/publish': { body: { revision: 1 } },
    'POST /api/desk/stories/2/publish': { status: 503, body: { message: 'Not now' } },
  })
  const box = (title: string) => screen.findByLabelText<HTMLInputElement>(`Choose ${title}`)
  await user.click(await box('A depot'))
  await user.click(await box('A well'))
  await user.click(screen.getByText('Publish', { selector: 'button' }))
  expect(await screen.findByText('1 story is published')).toBeTruthy()
  expect(await screen.findByText('1 chosen')).toBeTruthy()
  expect([(await box('A depot')).checked, (await box('A well')).checked]).toEqual([false, true])
  expect(host.toasts.getState().toasts).toMatchObject([
    { title: '1 of 2 not published', description: 'Not now' },
  ])
})

it('an action that is refused for a field says what is wrong with it', async () => {
  const fieldErrors = { slug: ['“a-depot” is another story’s address'] }
  const { host, user } = openStories({
    [LIST]: { body: { items: [story(1, 'A depot')], total: 1 } },
    'POST /api/desk/stories/1/publish': {
      ...{ status: 400, body: { message: 'The request is not valid', fieldErrors } },
    },
  })
  await user.click(await screen.findByLabelText('Choose A depot'))
  await user.click(screen.getByText('Publish', { selector: 'button' }))
  await waitFor(() =>
    expect(host.toasts.getState().toasts).toMatchObject([
      { title: '1 of 1 not published', description: '“a-depot” is another story’s address' },
    ]),
  )
})

describe('a change of which the answer is lost', () => {
  const RECORD = 'GET /api/desk/stories/1'
  const published = { ...story(1, 'A depot'), state: 'published', publishedRevision: 1 }
  const gone = { status: 404, body: { message: 'There is no such story' } }
  const press = async (user: UserEvent, name: string) => {
    await user.click(await screen.findByLabelText('Choose A depot'))
    await user.click(screen.getByText(name, { selector: 'button' }))
  }

  it.each([
    { name: 'Delete', call: 'DELETE /api/desk/stories/1', now: gone, done: '1 story is deleted' },
    {
      ...{ name: 'Unpublish', call: 'POST /api/desk/stories/1/unpublish' },
      ...{
        now: { body: { ...published, publishedRevision: null } },
        done: '1 story is taken back',
      },
    },
  ])('is made, and can be undone: $name', async ({ name, call, now, done }) => {
    const { host, user } = openStories({
      [LIST]: { body: { items: [published], total: 1 } },
      ...{ [call]: { status: 504 }, [RECORD]: now },
    })
    await press(user, name)
    expect(await screen.findByRole('group', { name: done })).toBeTruthy()
    expect(host.toasts.getState().toasts).toEqual([])
  })

  it('is made, where it is refused the second time because of that', async () => {
    const { user } = openStories({
      [LIST]: { body: { items: [published], total: 1 } },
      ...{ 'DELETE /api/desk/stories/1': gone, [RECORD]: gone },
    })
    await press(user, 'Delete')
    expect(await screen.findByRole('group', { name: '1 story is deleted' })).toBeTruthy()
  })

  it('has failed, where the record is as it was', async () => {
    const { host, user } = openStories({
      [LIST]: { body: { items: [published], total: 1 } },
      ...{ 'DELETE /api/desk/stories/1': { status: 504 }, [RECORD]: { body: published } },
    })
    await press(user, 'Delete')
    await waitFor(() =>
      expect(host.toasts.getState().toasts).toMatchObject([{ title: '1 of 1 not deleted' }]),
    )
  })
})

it('a list that could not be loaded again says so, and is loaded by Retry', async () => {
  const answers: DeskAnswers = { [LIST]: { body: { items: [story(1, 'A depot')], total: 1 } } }
  const { user } = openStories(answers)
  expect(await screen.findByText('A depot')).toBeTruthy()
  answers[LIST] = { status: 503, body: { message: 'Not now' } }
  // A lost network is back: what may be outdated is loaded again.
  for (const event of ['offline', 'online']) act(() => void window.dispatchEvent(new Event(event)))
  expect(await screen.findByText('This is the list of before')).toBeTruthy()
  expect(await screen.findByText('A depot')).toBeTruthy()
  answers[LIST] = { body: { items: [story(2, 'A well')], total: 1 } }
  await user.click(screen.getByText('Retry', { selector: 'button' }))
  expect(await screen.findByText('A well')).toBeTruthy()
  expect(screen.queryByText('This is the list of before')).toBeNull()
})

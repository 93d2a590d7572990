import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { inHost } from 'shared-ui/testing'
import { InterruptedDialog } from '../sign-in/InterruptedDialog.tsx'
import { answerDesk, SESSION, type DeskAnswers } from '../testing/answer-desk.ts'
import { useSession } from './session-context.ts'
import { SessionProvider } from './SessionProvider.tsx'

let answers: DeskAnswers
const PROVIDER = { name: 'Example ID', address: '/api/desk/provider' }
const OVER = { status: 401, body: { message: 'Sign in first' } }

beforeEach(() => {
  answers = {
    'GET /api/desk/sign-in': { body: { provider: null, session: SESSION } },
    'POST /api/desk/session': {},
    'PUT /api/desk/stories/1': OVER,
  }
})

/** A form of the desk, reduced to its use of the session. */
function Work() {
  const { state, call } = useSession()
  const [outcome, setOutcome] = useState('not saved')
  const save = () =>
    call('stories/1', { method: 'PUT', body: { title: 'Typed' }, revision: 1 }).then(
      () => setOutcome('saved'),
      () => setOutcome('given up'),
    )
  if (state.kind !== 'signed-in') return <p>{state.kind}</p>
  return (
    <>
      <textarea aria-label="Text" />
      <button onClick={() => void save()}>Save</button>
      <p>{outcome}</p>
      <InterruptedDialog isOpen={state.isInterrupted} />
    </>
  )
}

async function interrupted() {
  const user = userEvent.setup({ delay: null })
  const { callsOf } = answerDesk(answers)
  render(
    inHost(
      <SessionProvider>
        <Work />
      </SessionProvider>,
    ),
  )
  await user.type(await screen.findByLabelText('Text'), 'What I typed')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByLabelText(/^Password/)
  return { user, callsOf }
}

describe('a session that ends in the middle of the work', () => {
  it('goes on after a new sign-in: the call is made again and what was typed is there', async () => {
    const { user, callsOf } = await interrupted()
    answers['PUT /api/desk/stories/1'] = { body: { id: 1, revision: 2 } }
    await user.type(screen.getByLabelText(/^Username/), 'ama')
    await user.type(screen.getByLabelText(/^Password/), 'a long password')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findByText('saved')
    expect(callsOf('PUT /api/desk/stories/1')).toHaveLength(2)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('What I typed')
    await waitFor(() => expect(screen.queryByLabelText(/^Password/)).toBeNull())
  })

  it('ends for good when nobody signs in again', async () => {
    const { user } = await interrupted()
    answers['GET /api/desk/sign-in'] = { body: { provider: null, session: null } }
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }))
    await screen.findByText('signed-out')
  })

  it('takes what was typed off the screen when it is left, though the session is valid again', async () => {
    const { user } = await interrupted()
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(screen.queryByLabelText(/^Password/)).toBeNull())
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Text')).value).toBe('')
  })

  it('offers the provider, whose sign-in leaves the page, in a new tab', async () => {
    answers['GET /api/desk/sign-in'] = { body: { provider: PROVIDER, session: SESSION } }
    const open = jest.spyOn(window, 'open').mockReturnValue(null)
    const { user } = await interrupted()
    await user.click(screen.getByRole('button', { name: 'Sign in with Example ID in a new tab' }))
    expect(open.mock.calls).toEqual([[PROVIDER.address, '_blank', 'noopener']])
    open.mockRestore()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('What I typed')
  })

  it('is not continued by somebody else: a call that waited is not made as them', async () => {
    const { user, callsOf } = await interrupted()
    const kofi = { ...SESSION, account: { ...SESSION.account, id: 2, name: 'Kofi' } }
    answers['GET /api/desk/sign-in'] = { body: { provider: null, session: kofi } }
    await user.type(screen.getByLabelText(/^Username/), 'kofi')
    await user.type(screen.getByLabelText(/^Password/), 'a long password')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findByText('given up')
    expect(callsOf('PUT /api/desk/stories/1')).toHaveLength(1)
  })

  it('keeps the work behind the dialog on Escape and on a click into its blank area', async () => {
    const { user } = await interrupted()
    answers['GET /api/desk/sign-in'] = { body: { provider: null, session: null } }
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Sign in again' })
    await user.click(dialog)
    // What the browser does on Escape.
    act(() => dialog.close())
    expect(dialog.open).toBe(true)
    await user.type(screen.getByLabelText(/^Username/), 'ama')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('What I typed')
    expect(screen.getByText('not saved')).toBeTruthy()
  })

  it('keeps the work when the desk cannot be reached right after the sign-in', async () => {
    const { user, callsOf } = await interrupted()
    const known = answers['GET /api/desk/sign-in'] ?? {}
    answers['GET /api/desk/sign-in'] = { status: 502 }
    answers['GET /api/desk/session'] = { status: 502 }
    await user.type(screen.getByLabelText(/^Username/), 'ama')
    await user.type(screen.getByLabelText(/^Password/), 'a long password')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findByText('The desk did not answer. Try again.')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('What I typed')
    expect(callsOf('PUT /api/desk/stories/1')).toHaveLength(1)
    answers['GET /api/desk/sign-in'] = known
    answers['PUT /api/desk/stories/1'] = { body: { id: 1, revision: 2 } }
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findByText('saved')
  })
})

const kofi = { ...SESSION, account: { ...SESSION.account, id: 2, name: 'Kofi' } }

/** What another tab stores about its session. */
function rememberElsewhere(session: object, isSure = true) {
  localStorage.setItem('desk-session', JSON.stringify({ session, isSure }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'desk-session' })))
}
const returnToTab = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

describe('a session that is begun again in another tab', () => {
  const later = { ...SESSION, endsAt: '2026-11-30T09:00:00.000Z' }
  const text = () => screen.getByLabelText<HTMLTextAreaElement>('Text').value

  it('goes on here: the call is made again and what was typed is there', async () => {
    await interrupted()
    answers['PUT /api/desk/stories/1'] = { body: { id: 1, revision: 2 } }
    answers['GET /api/desk/sign-in'] = { body: { provider: null, session: later } }
    rememberElsewhere(later)
    await screen.findByText('saved')
    await waitFor(() => expect(screen.queryByLabelText(/^Password/)).toBeNull())
    expect(text()).toBe('What I typed')
  })

  it('goes on here on return to this tab, in a browser that told it nothing', async () => {
    await interrupted()
    answers['PUT /api/desk/stories/1'] = { body: { id: 1, revision: 2 } }
    answers['GET /api/desk/sign-in'] = { body: { provider: null, session: later } }
    returnToTab()
    await screen.findByText('saved')
  })

  it.each([
    ['nobody is signed in', { body: { provider: null, session: null } }],
    ['it is somebody else’s', { body: { provider: null, session: kofi } }],
    ['the desk does not answer', { status: 502 }],
  ])('waits on where %s, and keeps what was typed', async (_where, answer) => {
    const { callsOf } = await interrupted()
    answers['GET /api/desk/sign-in'] = answer
    answers['GET /api/desk/session'] = { status: 502 }
    // As if the session had ended since it was remembered.
    rememberElsewhere(SESSION)
    returnToTab()
    await waitFor(() => expect(callsOf('GET /api/desk/sign-in').length).toBeGreaterThan(1))
    await act(() => Promise.resolve())
    expect(screen.getByLabelText(/^Password/)).toBeTruthy()
    expect(text()).toBe('What I typed')
    expect(callsOf('PUT /api/desk/stories/1')).toHaveLength(1)
  })
})

describe('a tab beside others', () => {
  async function working() {
    const user = userEvent.setup({ delay: null })
    answers['PUT /api/desk/stories/1'] = { body: { id: 1, revision: 2 } }
    const { callsOf } = answerDesk(answers)
    render(
      inHost(
        <SessionProvider>
          <Work />
        </SessionProvider>,
      ),
    )
    await user.type(await screen.findByLabelText('Text'), 'What I typed')
    return { callsOf, save: () => user.click(screen.getByRole('button', { name: 'Save' })) }
  }

  it('does not work on in the session of somebody who signed in in another tab', async () => {
    const { callsOf, save } = await working()
    rememberElsewhere(kofi)
    answers['GET /api/desk/sign-in'] = { body: { provider: null, session: kofi } }
    await save()
    await screen.findByLabelText(/^Password/)
    expect(callsOf('PUT /api/desk/stories/1')).toEqual([])
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('What I typed')
  })

  it('works on after a sign-in that was begun in another tab and given up', async () => {
    const { callsOf, save } = await working()
    rememberElsewhere(SESSION, false)
    await save()
    await screen.findByText('saved')
    expect(callsOf('PUT /api/desk/stories/1')).toHaveLength(1)
  })

  it('makes no call while the desk cannot say who is signed in', async () => {
    const { callsOf, save } = await working()
    rememberElsewhere(kofi)
    answers['GET /api/desk/sign-in'] = { status: 502 }
    answers['GET /api/desk/session'] = { status: 502 }
    await save()
    await screen.findByText('given up')
    expect(callsOf('PUT /api/desk/stories/1')).toEqual([])
  })

  it('saves without asking again who is signed in, in a browser that stores nothing', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, name).mockImplementation(refuse)
    try {
      const { callsOf, save } = await working()
      await save()
      await screen.findByText('saved')
      expect(callsOf('GET /api/desk/sign-in')).toHaveLength(1)
    } finally {
      jest.restoreAllMocks()
    }
  })
})

describe('a desk that could not be reached', () => {
  async function unreachable() {
    answers['GET /api/desk/sign-in'] = { status: 502 }
    answers['GET /api/desk/session'] = { status: 502 }
    const { callsOf } = answerDesk(answers)
    render(
      inHost(
        <SessionProvider>
          <Work />
        </SessionProvider>,
      ),
    )
    await screen.findByText('unreachable')
    return { callsOf }
  }

  it.each([
    ['the network is back', () => act(() => void window.dispatchEvent(new Event('online')))],
    ['its tab is visited again', returnToTab],
  ])('is asked again when %s', async (_when, happens) => {
    await unreachable()
    answers['GET /api/desk/sign-in'] = { body: { provider: null, session: SESSION } }
    happens()
    expect(await screen.findByLabelText('Text')).toBeTruthy()
  })

  it('is asked no further once somebody is signed in', async () => {
    const { callsOf } = await unreachable()
    answers['GET /api/desk/sign-in'] = { body: { provider: null, session: SESSION } }
    returnToTab()
    await screen.findByLabelText('Text')
    const asked = callsOf('GET /api/desk/sign-in').length
    act(() => void window.dispatchEvent(new Event('online')))
    returnToTab()
    await act(() => Promise.resolve())
    expect(callsOf('GET /api/desk/sign-in')).toHaveLength(asked)
  })
})

describe('a session that is signed out', () => {
  it('leaves nothing of the account in the browser, and takes the work off the screen', async () => {
    answers['DELETE /api/desk/session'] = {}
    const SignOut = () => {
      const { signOut } = useSession()
      return <button onClick={() => void signOut()}>Sign out</button>
    }
    answerDesk(answers)
    render(
      inHost(
        <SessionProvider>
          <Work />
          <SignOut />
        </SessionProvider>,
      ),
    )
    await screen.findByLabelText('Text')
    expect(JSON.stringify(localStorage)).toContain(SESSION.account.name)
    answers['GET /api/desk/sign-in'] = { body: { provider: null, session: null } }
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    await screen.findByText('signed-out')
    expect(screen.queryByLabelText('Text')).toBeNull()
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })
})

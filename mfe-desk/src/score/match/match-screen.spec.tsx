import 'fake-indexeddb/auto'
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { webcrypto } from 'node:crypto'
import { setImmediate } from 'node:timers'
import type { ReactNode } from 'react'
import type { ScoredMatch, Tap } from 'shared-contracts/league/score'
import { inHost, rulesOf, testHost } from 'shared-ui/testing'
import { SessionProvider } from '../../session/SessionProvider.tsx'
import { SiteHeader } from '../../site/SiteHeader.tsx'
import { answerDesk, SESSION, type DeskAnswers, type SentCall } from '../../testing/answer-desk.ts'
import { ScorePages } from '../ScorePages.tsx'
import { keepInMemory } from '../testing/keep-in-memory.ts'
import { MATCH, scoredMatch } from '../testing/scored-match.ts'
import { PAUSE_MS } from '../use-pause.ts'

const SCORER = {
  ...SESSION,
  account: { ...SESSION.account, role: 'scorer' as const },
  parts: ['score' as const],
}
const TAPS = `POST /api/desk/score/${MATCH}/taps`

let answers: DeskAnswers

beforeAll(() => {
  Object.assign(globalThis, { crypto: webcrypto })
})
beforeEach(() => {
  keepInMemory()
  endPausesAtOnce()
  localStorage.clear()
  answers = {
    'GET /api/desk/sign-in': { body: { provider: null, session: SCORER } },
    'GET /api/desk/score': { body: { now: now(), matches: [scoredMatch().fixture] } },
    [`GET /api/desk/score/${MATCH}`]: () => ({ body: scoredMatch({ now: now() }) }),
    // Taps fail, unless a test sets another answer.
    [TAPS]: { status: 503, body: { message: 'Not now' } },
  }
})

afterEach(() => keepPauses())

const now = () => new Date().toISOString()

const setTimer = globalThis.setTimeout
/** Spares the tests the pause after each question; a press still waits until it has ended. */
const endPausesAtOnce = () => {
  globalThis.setTimeout = ((run: () => void, delay?: number) =>
    setTimer(run, delay === PAUSE_MS ? 0 : delay)) as typeof setTimeout
}
const keepPauses = () => {
  globalThis.setTimeout = setTimer
}

const immediately = () => new Promise<void>((done) => setImmediate(done))

type Told = ScoredMatch['events'][number]

/** An event that the server has. */
const told = (type: Told['type'], changes: Partial<Told>): Told => ({
  ...{ id: webcrypto.randomUUID(), type, sequence: 1, minute: 1, added: 0, side: null },
  ...{ player: null, related: null, note: '', corrects: null, withdrawn: false },
  ...{ at: now(), by: 'Ama', ...changes },
})

/** Accepts every tap, but answers with the match without them: it only shows the phone's own unsent taps. */
const takeTaps = (sent: () => readonly SentCall[]) => () => {
  const { taps } = sent().at(-1)?.body as { taps: { id: string }[] }
  const outcomes = taps.map(({ id }) => ({ id, outcome: 'taken', sameAs: null, reason: null }))
  return { body: { outcomes, match: scoredMatch({ now: now() }) } }
}

function openMatch(at = `/score/${MATCH}`, header: ReactNode = null) {
  const sent = answerDesk(answers)
  const user = userEvent.setup({ delay: null })
  render(
    inHost(
      <SessionProvider>
        {header}
        <ScorePages account={1} />
      </SessionProvider>,
      testHost({ basePath: '/desk' }),
      'loom',
      at,
    ),
  )
  const press = async (
    name: string | RegExp,
    inside = screen.getByRole('region', { name: 'Score' }),
  ) => {
    const key = await within(inside).findByRole('button', { name })
    await pauseEnded()
    await user.click(key)
  }
  const correct = async (name: RegExp) => {
    await user.click(await screen.findByRole('button', { name }))
    await pauseEnded()
  }
  return { ...sent, user, press, correct }
}

const PAUSED = 'fieldset[disabled], [aria-disabled="true"]'

async function pauseEnded() {
  if (!document.querySelector(PAUSED)) return
  await waitFor(() => expect(document.querySelector(PAUSED)).toBeNull())
}

async function kickedOff() {
  const opened = openMatch()
  await screen.findByText('Line-up: Hearts of Oak')
  await opened.press('Skip')
  await opened.press('Skip')
  await opened.press('Start match')
  return opened
}

/** Texts of the listed events, without author and state. */
const lines = () =>
  screen
    .getAllByRole('button', { name: /^Correct: / })
    .map(({ textContent }) => textContent.replace(/^Correct: | (?:Not sent|…|Ama)$/g, '').trim())
const side = (name: string) => screen.getByRole('region', { name })

describe('a match at the touchline', () => {
  it('asks for line-ups first, by shirt number', async () => {
    const { press, callsOf } = openMatch()
    await screen.findByText('Line-up: Hearts of Oak')
    await press(/^10 Kofi Mensah/)
    await press(/^4 Yaw Boateng/)
    await press(/^4 Yaw Boateng/)
    expect(screen.getByText(/^1 start, 1 on the bench/)).toBeTruthy()
    await press('Keep this line-up')
    await press('Skip')
    await press('Start match')
    await waitFor(() =>
      expect((callsOf(TAPS)[0]?.body as { taps: Tap[] } | undefined)?.taps[0]).toMatchObject({
        kind: 'line-up',
        side: 'home',
        players: [
          { player: 'yaw-boateng', shirtNumber: 4, isStarter: false },
          { player: 'kofi-mensah', shirtNumber: 10, isStarter: true },
        ],
      }),
    )
  })

  it('asks for no line-ups again after a kick-off that this phone has not sent yet', async () => {
    await kickedOff()
    await screen.findByText(/1 not sent yet, kept on this phone/)
    cleanup()
    openMatch()
    expect(await screen.findByRole('button', { name: /^Correct: .*Kick-off/ })).toBeTruthy()
    expect(screen.queryByText(/^Line-up: /)).toBeNull()
    expect(within(side('Hearts of Oak')).getByRole('button', { name: 'Goal' })).toBeTruthy()
  })

  it('shows a goal at once with its minute and the score, and that it is not sent', async () => {
    const { press } = await kickedOff()
    await press('Goal', side('Hearts of Oak'))
    await press(/^10/)
    expect(lines()).toEqual(['1′ Goal Hearts of Oak · Kofi Mensah', '1′ Kick-off'])
    expect(screen.getByText('1–0')).toBeTruthy()
    expect(await screen.findByText(/2 not sent yet, kept on this phone/)).toBeTruthy()
  })

  it('says how much waits for a network, and that it is kept', async () => {
    const { press } = await kickedOff()
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await press('Goal', side('Hearts of Oak'))
    await press('Nobody knows')
    expect(await screen.findByText('2 waiting for a network, kept on this phone')).toBeTruthy()
  })

  it('takes a player whom nobody knows, and counts an own goal for the other side', async () => {
    const { press } = await kickedOff()
    await press('More', side('Asante Kotoko'))
    await press('Own goal')
    expect(
      screen.getByText('Own goal for Asante Kotoko, by a player of Hearts of Oak'),
    ).toBeTruthy()
    await press('Nobody knows')
    expect(screen.getByText('0–1')).toBeTruthy()
  })

  it('asks whether the yellow card of a booked player is the second one', async () => {
    const { press } = await kickedOff()
    const book = async (shirt: RegExp) => {
      await press('Card', side('Hearts of Oak'))
      await press('Yellow card')
      await press(shirt)
    }
    await book(/^10 Mensah$/)
    await book(/^10 Mensah Booked$/)
    expect(lines()).toHaveLength(2)
    expect(screen.getByText('Kofi Mensah is booked: second yellow card?')).toBeTruthy()
    await press('Second yellow card')
    expect(lines()[0]).toBe('1′ Second yellow card Hearts of Oak · Kofi Mensah')
    await book(/^4 Boateng$/)
    expect(lines()[0]).toBe('1′ Yellow card Hearts of Oak · Yaw Boateng')
    await press('Goal', side('Hearts of Oak'))
    expect(screen.queryByText('Booked')).toBeNull()
  })

  it('takes another yellow card of a booked player, if the first was somebody else’s', async () => {
    const { press } = await kickedOff()
    for (let card = 1; card <= 2; card += 1) {
      await press('Card', side('Hearts of Oak'))
      await press('Yellow card')
      await press(/^10/)
    }
    await press('Yellow card')
    expect(lines()).toEqual([
      '1′ Yellow card Hearts of Oak · Kofi Mensah',
      '1′ Yellow card Hearts of Oak · Kofi Mensah',
      '1′ Kick-off',
    ])
  })

  it('tells who came on and who came off', async () => {
    const { press } = await kickedOff()
    await press('Substitution', side('Hearts of Oak'))
    await press(/^10/)
    await press(/^4/)
    expect(lines()[0]).toBe('1′ Substitution Hearts of Oak · Yaw Boateng on, Kofi Mensah off')
  })

  it('undoes what was tapped last', async () => {
    const { press } = await kickedOff()
    await press('Goal', side('Hearts of Oak'))
    await press(/^10/)
    await press(/^Undo: Goal/)
    await waitFor(() => expect(lines()).toEqual(['1′ Kick-off']))
    expect(screen.getByText('0–0')).toBeTruthy()
  })

  it('ends a half at the second press alone', async () => {
    const { press } = await kickedOff()
    await press(/^Half-time/)
    expect(lines()).toHaveLength(1)
    await press(/^Half-time.*again/)
    expect(lines()[0]).toBe('1′ Half-time')
    await press('Second half')
    expect(lines()[0]).toBe('46′ Second half')
  })

  it.each([
    ['Goal', /^4 Boateng/],
    ['Substitution', 'Nobody knows'],
    ['More', 'Missed penalty'],
  ])('takes no answer from the second touch of a double tap on %s', async (key, answer) => {
    const { press, user } = await kickedOff()
    keepPauses()
    await press(key, side('Hearts of Oak'))
    const question = document.activeElement?.textContent
    await user.click(screen.getByRole('button', { name: answer }))
    expect(document.activeElement?.textContent).toBe(question)
    expect(lines()).toEqual(['1′ Kick-off'])
    await press(answer)
    expect(screen.queryByRole('heading', { name: question! })).toBeNull()
  })

  it('begins nothing by the second touch of a double tap that answered', async () => {
    const { press, user } = openMatch()
    await screen.findByText('Line-up: Hearts of Oak')
    await press('Skip')
    keepPauses()
    await press('Skip')
    await user.click(screen.getByRole('button', { name: 'Start match' }))
    expect(screen.getByText('Nothing has happened yet.')).toBeTruthy()
  })

  it('ends no half by a double tap, and keeps the place of who works by keyboard', async () => {
    const { press, user } = await kickedOff()
    keepPauses()
    const key = screen.getByRole('button', { name: /^Half-time/ })
    await pauseEnded()
    await user.dblClick(key)
    expect(lines()).toEqual(['1′ Kick-off'])
    expect(document.activeElement).toBe(key)
    await press(/^Half-time.*again/)
    expect(lines()[0]).toBe('1′ Half-time')
    // Where the finger is now.
    await user.click(screen.getByRole('button', { name: 'Second half' }))
    expect(lines()[0]).toBe('1′ Half-time')
  })

  it('puts right what was tapped wrong', async () => {
    const { press, user, correct } = await kickedOff()
    await press('Goal', side('Hearts of Oak'))
    await press('Nobody knows')
    await correct(/^Correct: 1′ Goal/)
    await user.selectOptions(screen.getByLabelText('Player'), '10 Kofi Mensah')
    await press('Put right')
    expect(lines()[0]).toBe('1′ Goal Hearts of Oak · Kofi Mensah')
  })

  it('puts right the event that was touched last, with nothing of the one before', async () => {
    const { press, correct } = await kickedOff()
    await press('Goal', side('Hearts of Oak'))
    await press('Nobody knows')
    await press('Card', side('Asante Kotoko'))
    await press('Yellow card')
    await press('Nobody knows')
    await correct(/^Correct: 1′ Goal/)
    await correct(/^Correct: 1′ Yellow card/)
    await press('Put right')
    expect(lines()).toContain('1′ Yellow card Asante Kotoko')
    expect(lines()).toContain('1′ Goal Hearts of Oak')
  })

  it('puts the minute right, and asks for one that a match can have', async () => {
    const { press, user, correct } = await kickedOff()
    await press('Goal', side('Hearts of Oak'))
    await press('Nobody knows')
    const write = async (label: string, text: string) => {
      await user.clear(screen.getByLabelText(label))
      await user.type(screen.getByLabelText(label), text)
    }
    await correct(/^Correct: 1′ Goal/)
    await write('Minute', '450')
    await press('Put right')
    expect(screen.getByText('Give a minute from 1 to 130, and at most 30 added.')).toBeTruthy()
    await write('Minute', '45')
    await write('Added', '2')
    await press('Put right')
    expect(lines()[0]).toBe('45+2′ Goal Hearts of Oak')
    await correct(/^Correct: 45\+2′ Goal/)
    await write('Minute', '46')
    await press('Put right')
    expect(lines()[0]).toBe('46′ Goal Hearts of Oak')
  })

  it('begins a question at its top, however far the keys before it were scrolled', async () => {
    const { press } = await kickedOff()
    const dock = screen.getByRole('region', { name: 'Score' })
    dock.scrollTop = 40
    await press('Card', side('Asante Kotoko'))
    expect(dock.scrollTop).toBe(0)
    dock.scrollTop = 40
    await press('Yellow card')
    expect(dock.scrollTop).toBe(0)
  })

  it('has its keys beside the list on a phone held sideways, where the header is scrolled away', async () => {
    await kickedOff()
    const dock = screen.getByRole('region', { name: 'Score' })
    expect(rulesOf(dock).join()).toMatch(
      /@media \(max-height: 500px\) and \(min-width: 560px\) \{[^}]*grid-area: 1 ?\/ ?2/,
    )
    expect(rulesOf(dock.parentElement).join()).toMatch(
      /@media \(max-height: 500px\) \{ ?header:has\([^)]*\) \{ ?position: static/,
    )
    expect(rulesOf(screen.getByRole('banner')).join()).toMatch(
      /@media \(max-height: 500px\) \{[^}]*top: 0/,
    )
  })

  it('says in red beside the field what is wrong in a correction', async () => {
    const goal = told('goal', { sequence: 2, side: 'home', at: '2026-11-22T15:00:00.000Z' })
    answers[`GET /api/desk/score/${MATCH}`] = () => ({
      body: scoredMatch({ now: now(), events: [told('kick-off', {}), goal] }),
    })
    const { press, user, correct } = openMatch()
    await correct(/^Correct: 1′ Goal/)
    const isRed = (element: Element, property: 'color' | 'border-color') =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule instanceof CSSStyleRule)
        .filter(({ cssText }) => cssText.split(/[{;]\s*/).includes(`${property}: var(--down)`))
        .some(({ selectorText }) => element.matches(selectorText))
    const expectMarked = (field: HTMLElement, message: HTMLElement) => {
      expect(field.getAttribute('aria-describedby')).toBe(message.id)
      expect([isRed(field, 'border-color'), isRed(message, 'color')]).toEqual([true, true])
    }
    await press('Put right')
    expectMarked(screen.getByLabelText('Reason'), screen.getByText('Say in a few words why.'))
    await user.clear(screen.getByLabelText('Minute'))
    await press('Put right')
    const minute = screen.getByLabelText('Minute')
    const message = screen.getByText(/^Give a minute/)
    expectMarked(minute, message)
    const { DOCUMENT_POSITION_FOLLOWING } = Node
    const reason = screen.getByLabelText('Reason')
    expect(message.compareDocumentPosition(reason)).toBe(DOCUMENT_POSITION_FOLLOWING)
  })

  it('keeps the place of who works by keyboard, though the pressed key is gone', async () => {
    const { press } = await kickedOff()
    const dock = screen.getByRole('region', { name: 'Score' })
    expect(document.activeElement).toBe(dock)
    await press('Goal', side('Hearts of Oak'))
    expect(document.activeElement?.textContent).toBe('Goal, Hearts of Oak: who?')
    await press(/^10/)
    expect(document.activeElement).toBe(dock)
    await press(/^Undo: Goal/)
    await waitFor(() => expect(lines()).toEqual(['1′ Kick-off']))
    expect(document.activeElement).toBe(dock)
  })

  it('keeps who it was while the kind is put right, as long as the shirts are the same', async () => {
    const { press, user, correct } = await kickedOff()
    await press('Goal', side('Hearts of Oak'))
    await press(/^10/)
    await correct(/^Correct: 1′ Goal/)
    const player = screen.getByLabelText<HTMLSelectElement>('Player')
    await user.selectOptions(screen.getByLabelText('What'), 'Penalty goal')
    expect(player.selectedOptions[0]?.textContent).toBe('10 Kofi Mensah')
    await user.selectOptions(screen.getByLabelText('What'), 'Own goal')
    expect(player.selectedOptions[0]?.textContent).toBe('Nobody knows')
    await user.selectOptions(screen.getByLabelText('What'), 'Goal')
    expect(player.selectedOptions[0]?.textContent).toBe('Nobody knows')
  })

  it('leaves who writes a reason in the field, though an answer puts the minute right', async () => {
    const opened = await kickedOff()
    await opened.press('Goal', side('Hearts of Oak'))
    await opened.press('Nobody knows')
    await screen.findByText('Not now')
    await opened.correct(/^Correct: 1′ Goal/)
    const reason = screen.getByLabelText(/^Reason/)
    await opened.user.type(reason, 'It was a')
    answers[TAPS] = () => {
      const { taps } = opened.callsOf(TAPS).at(-1)?.body as { taps: { id: string; type: string }[] }
      const outcomes = taps.map(({ id }) => ({
        ...{ id, outcome: 'taken', sameAs: null, reason: null },
      }))
      const goal = taps.find(({ type }) => type === 'goal')?.id ?? ''
      const events = [
        told('kick-off', {}),
        told('goal', { id: goal, sequence: 2, minute: 3, side: 'home' }),
      ]
      const match = scoredMatch({ now: now(), events })
      answers[`GET /api/desk/score/${MATCH}`] = { body: match }
      return { body: { outcomes, match } }
    }
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('heading', { name: '3′ Goal' })).toBeTruthy()
    expect(document.activeElement).toBe(reason)
  })

  it('shows who it was, though the player is not in the line-up', async () => {
    const kofi = { slug: 'kofi-mensah', name: 'Kofi Mensah' }
    const yaw = { slug: 'yaw-boateng', name: 'Yaw Boateng' }
    const match = () =>
      scoredMatch({
        now: now(),
        events: [told('kick-off', {}), told('goal', { sequence: 2, side: 'home', player: kofi })],
        lineUps: {
          home: [{ player: yaw, shirtNumber: 4, position: 'MF', isStarter: true }],
          away: [],
        },
      })
    answers[`GET /api/desk/score/${MATCH}`] = () => ({ body: match() })
    const { correct } = openMatch()
    await correct(/^Correct: 1′ Goal/)
    const player = screen.getByLabelText<HTMLSelectElement>('Player')
    expect(player.selectedOptions[0]?.textContent).toBe('– Kofi Mensah')
    expect([...player.options].map(({ value }) => value)).toEqual([
      '',
      'yaw-boateng',
      'kofi-mensah',
    ])
  })

  it('says that the league has abandoned it, and counts no minutes any more', async () => {
    const { fixture } = scoredMatch()
    const abandoned = { ...fixture, status: 'abandoned' as const }
    answers[`GET /api/desk/score/${MATCH}`] = () => ({
      body: scoredMatch({ now: now(), fixture: abandoned, events: [told('kick-off', {})] }),
    })
    openMatch()
    const head = await screen.findByRole('banner')
    expect(within(head).getByText('Abandoned')).toBeTruthy()
    expect(within(head).queryByText(/′/)).toBeNull()
  })

  it('counts corners and added minutes', async () => {
    const { press } = await kickedOff()
    await press('Count')
    await press('Corners, Asante Kotoko: 0 +')
    await press('Corners, Asante Kotoko: 1 +')
    await press('Corners, Asante Kotoko: −')
    expect(await screen.findByRole('button', { name: 'Corners, Asante Kotoko: 1 +' })).toBeTruthy()
    await press('Close')
    await press('Added time')
    await press('+3')
    expect(screen.getByText(/First half, 3 added/)).toBeTruthy()
  })

  it('says that all is sent once the server has taken it', async () => {
    const opened = openMatch()
    answers[TAPS] = takeTaps(() => opened.callsOf(TAPS))
    await screen.findByText('Line-up: Hearts of Oak')
    await opened.press('Skip')
    await opened.press('Skip')
    await opened.press('Start match')
    expect(await screen.findByText('All sent')).toBeTruthy()
  })

  it('asks about what somebody else has entered too', async () => {
    const opened = await kickedOff()
    await opened.press('Goal', side('Hearts of Oak'))
    await opened.press(/^10/)
    // Not earlier: taps sent meanwhile would be missing from the match in the answers.
    answers[TAPS] = () => {
      const { taps } = opened.callsOf(TAPS).at(-1)?.body as { taps: { id: string; type: string }[] }
      const outcomes = taps.map(({ id, type }) => ({
        id,
        outcome: type === 'goal' ? 'double' : 'taken',
        sameAs: null,
        reason: null,
      }))
      return { body: { outcomes, match: scoredMatch({ now: now() }) } }
    }
    act(() => void window.dispatchEvent(new Event('online')))
    await opened.user.click(await screen.findByRole('button', { name: 'It was another one' }))
    await waitFor(() =>
      expect(opened.callsOf(TAPS).at(-1)?.body).toMatchObject({
        taps: [{ type: 'goal', player: 'kofi-mensah', isAnother: true }],
      }),
    )
  })

  it('says what was refused in words for paper, and sends it again with its old moment', async () => {
    const opened = await kickedOff()
    const events = [told('kick-off', { at: new Date(Date.now() - 30_000).toISOString() })]
    const match = () => scoredMatch({ now: now(), events })
    answers[`GET /api/desk/score/${MATCH}`] = () => ({ body: match() })
    await opened.press('Goal', side('Hearts of Oak'))
    await opened.press(/^10/)
    answers[TAPS] = () => {
      const { taps } = opened.callsOf(TAPS).at(-1)?.body as { taps: { id: string; type: string }[] }
      const outcomes = taps.map(({ id, type }) => ({
        ...{ id, outcome: type === 'goal' ? 'refused' : 'taken', sameAs: null },
        reason: type === 'goal' ? 'The league has entered this match as abandoned' : null,
      }))
      return {
        body: { outcomes, match: match() },
      }
    }
    act(() => void window.dispatchEvent(new Event('online')))
    const notice = await screen.findByText(/^Not taken/)
    expect(notice.textContent).toBe(
      'Not taken: 1′ Goal, Hearts of Oak, Kofi Mensah. The league has entered this match as abandoned',
    )
    const tapsOf = (call: SentCall | undefined) => (call?.body as { taps: Tap[] }).taps
    const before = tapsOf(opened.callsOf(TAPS).at(-1)).at(-1)!
    await opened.press('Send again', screen.getByRole('alert'))
    await waitFor(() => expect(tapsOf(opened.callsOf(TAPS).at(-1))).toHaveLength(1))
    const [again] = tapsOf(opened.callsOf(TAPS).at(-1))
    expect(again).toEqual({ ...before, id: again?.id })
    expect(again?.id).not.toBe(before.id)
    await waitFor(() => expect(screen.getAllByText(/^Not taken/)).toHaveLength(1))
  })

  it('sends once when the network is back while its page is hidden, and asks no further', async () => {
    const opened = await kickedOff()
    await screen.findByText('Not now')
    answers[TAPS] = takeTaps(() => opened.callsOf(TAPS))
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'queueMicrotask', 'setImmediate'] })
    act(() => void window.dispatchEvent(new Event('online')))
    while (!screen.queryByText('All sent')) await act(() => immediately())
    const calls = opened.calls.length
    act(() => jest.advanceTimersByTime(60_000))
    jest.useRealTimers()
    hidden.mockRestore()
    expect(opened.calls).toHaveLength(calls)
  })

  it('has the header again as soon as the desk answers a page that opened without a network', async () => {
    localStorage.setItem('desk-session', JSON.stringify({ session: SCORER, isSure: true }))
    answers['GET /api/desk/sign-in'] = { status: 502 }
    answers['GET /api/desk/session'] = { status: 502 }
    answers[`GET /api/desk/score/${MATCH}`] = { status: 502 }
    const { user } = openMatch(`/score/${MATCH}`, <SiteHeader />)
    await screen.findByText('The match could not be loaded')
    expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull()
    answers['GET /api/desk/sign-in'] = { body: { provider: null, session: SCORER } }
    answers[`GET /api/desk/score/${MATCH}`] = () => ({ body: scoredMatch({ now: now() }) })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Line-up: Hearts of Oak')
    expect(await screen.findByRole('button', { name: 'Open menu' })).toBeTruthy()
  })

  it('goes on when the session is over, and asks to sign in without covering the work', async () => {
    const { press } = openMatch()
    await screen.findByText('Line-up: Hearts of Oak')
    answers['GET /api/desk/sign-in'] = { body: { provider: null, session: null } }
    answers[TAPS] = { status: 401, body: { message: 'Sign in first' } }
    await press('Skip')
    await press('Skip')
    await press('Start match')
    expect(await screen.findByText(/You are signed out/)).toBeTruthy()
    expect(document.querySelector('dialog[open]')).toBeNull()
    await press('Goal', side('Hearts of Oak'))
    await press('Nobody knows')
    expect(await screen.findByText(/2 not sent yet, kept on this phone/)).toBeTruthy()
    await press('Sign in', screen.getByRole('alert'))
    expect(document.querySelector('dialog[open]')).not.toBeNull()
    // A phone has no Escape, and the dialog may cover all of its screen.
    await press('Not now', screen.getByRole('dialog'))
    expect(document.querySelector('dialog[open]')).toBeNull()
    expect(screen.getByText(/2 not sent yet, kept on this phone/)).toBeTruthy()
  })
})

describe('the matches of a scorer', () => {
  it('are listed, and lead to their screens', async () => {
    openMatch('/score')
    const link = await screen.findByRole('link', { name: /Hearts of Oak v Asante Kotoko/ })
    expect(link.getAttribute('href')).toBe(`/score/${MATCH}`)
    expect(document.title).toBe('Matches to score | Desk')
  })

  it('ask to sign in when the session is over, and are loaded then', async () => {
    answers['GET /api/desk/sign-in'] = { body: { provider: null, session: null } }
    answers['GET /api/desk/score'] = { status: 401, body: { message: 'Sign in first' } }
    answers['POST /api/desk/session'] = {}
    const { user } = openMatch('/score')
    expect(await screen.findByText(/You are signed out/)).toBeTruthy()
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Sign in' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Sign in again' }))
    await user.type(dialog.getByLabelText(/^Username/), 'ama')
    await user.type(dialog.getByLabelText(/^Password/), 'a long password')
    answers['GET /api/desk/sign-in'] = { body: { provider: null, session: SCORER } }
    answers['GET /api/desk/score'] = { body: { now: now(), matches: [scoredMatch().fixture] } }
    await user.click(dialog.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('link', { name: /Hearts of Oak v Asante Kotoko/ })).toBeTruthy()
    expect(screen.queryByText(/You are signed out/)).toBeNull()
  })
})

import { beforeEach, describe, expect, it } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { DeskRound } from 'shared-contracts/league/desk-round'
import type { Named } from 'shared-contracts/league/name'
import { rulesOf } from 'shared-ui/testing'
import type { DeskAnswers } from '../../../testing/answer-desk.ts'
import { openLeague } from '../testing.tsx'
import { RoundScreen } from './RoundScreen.tsx'
import { aFixture, aLaterFixture, aScore } from './testing.ts'

const READ = 'GET /api/desk/league/seasons/2026-27/rounds/1'
const SAVE = 'PUT /api/desk/league/seasons/2026-27/rounds/1/results'
const UNDO = 'POST /api/desk/league/edits/31/undo'
const ROUND: DeskRound = {
  number: 1,
  name: 'Matchday 1',
  stage: null,
  startsOn: '2026-11-14',
  endsOn: '2026-11-15',
  seasonAddress: '2026-27',
  revision: 7,
  previous: null,
  next: 2,
  fixtures: [aFixture(), aLaterFixture()],
}
const HEARTS = 'Hearts of Oak v Asante Kotoko'
const MEDEAMA = 'Medeama SC v Dreams FC'
let answers: DeskAnswers

beforeEach(() => {
  answers = { [READ]: { body: ROUND }, [SAVE]: { body: { edit: 31, record: ROUND } } }
})

const open = async () => {
  const opened = openLeague(
    <RoundScreen />,
    '/seasons/:season/rounds/:number',
    '/seasons/2026-27/rounds/1',
    answers,
  )
  await screen.findByRole('table', { name: 'Matchday 1' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Round 1')
  return opened
}
const score = (side: 'Home' | 'Away', match: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${side} score: ${match}` })
const rowOf = (match: string) => within(screen.getByRole('row', { name: new RegExp(match) }))
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

describe('a round', () => {
  it('is typed by digits and Tab alone, in playing order, and saved by Enter', async () => {
    const { user, callsOf } = await open()
    act(() => score('Home', HEARTS).focus())
    await user.keyboard('2{Tab}0{Tab}1{Tab}1{Enter}')
    await waitFor(() => expect(callsOf(SAVE)).toHaveLength(1))
    expect(callsOf(SAVE)[0]?.headers['If-Match']).toBe('"7"')
    expect(callsOf(SAVE)[0]?.body).toMatchObject({
      fixtures: [
        { fixture: aFixture().slug, revision: 1, status: 'finished', score: { home: 2, away: 0 } },
        { fixture: aLaterFixture().slug, status: 'finished', score: { home: 1, away: 1 } },
      ],
    })
  })

  it('sends only the matches that were changed', async () => {
    const { user, callsOf } = await open()
    act(() => score('Home', MEDEAMA).focus())
    await user.keyboard('3{Tab}0{Enter}')
    await waitFor(() => expect(callsOf(SAVE)).toHaveLength(1))
    expect(callsOf(SAVE)[0]?.body).toMatchObject({ fixtures: [{ fixture: aLaterFixture().slug }] })
  })

  it('lets Shift and Tab reach what else can be done with a match', async () => {
    const { user } = await open()
    act(() => score('Home', HEARTS).focus())
    await user.tab({ shift: true })
    await user.tab({ shift: true })
    await user.tab({ shift: true })
    expect(document.activeElement?.textContent).toBe('Postpone')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('reason'))
  })

  it('postpones a match with its reason, and takes its day away', async () => {
    const { user, callsOf } = await open()
    await user.click(rowOf(HEARTS).getByRole('button', { name: 'Postpone' }))
    await user.click(screen.getByRole('button', { name: 'Save round' }))
    expect(rowOf(HEARTS).getByText('Say why')).toBeTruthy()
    expect(callsOf(SAVE)).toEqual([])
    await user.type(rowOf(HEARTS).getByLabelText('Reason'), 'Waterlogged pitch')
    await user.click(screen.getByRole('button', { name: 'Save round' }))
    await waitFor(() => expect(callsOf(SAVE)).toHaveLength(1))
    expect(callsOf(SAVE)[0]?.body).toMatchObject({
      fixtures: [{ status: 'postponed', reason: 'Waterlogged pitch', score: null, day: null }],
    })
  })

  it('keeps goals that are none, marks them, and saves nothing', async () => {
    const { user, callsOf } = await open()
    act(() => score('Home', HEARTS).focus())
    await user.keyboard('100{Tab}-1{Enter}')
    expect([score('Home', HEARTS).value, score('Away', HEARTS).value]).toEqual(['100', '-1'])
    expect(rowOf(HEARTS).getAllByText('Enter goals from 0 to 99')).toHaveLength(2)
    expect(score('Away', HEARTS).getAttribute('aria-invalid')).toBe('true')
    expect(told()).toContain('Mend what is marked')
    expect(callsOf(SAVE)).toEqual([])
  })

  it('moves a match to another day', async () => {
    const { user, callsOf } = await open()
    await user.click(rowOf(MEDEAMA).getByRole('button', { name: 'Move' }))
    await user.clear(rowOf(MEDEAMA).getByLabelText('Day'))
    await user.type(rowOf(MEDEAMA).getByLabelText('Day'), '2026-11-18')
    await user.type(rowOf(MEDEAMA).getByLabelText('Reason'), 'Cup tie')
    await user.click(screen.getByRole('button', { name: 'Save round' }))
    await waitFor(() => expect(callsOf(SAVE)).toHaveLength(1))
    expect(callsOf(SAVE)[0]?.body).toMatchObject({
      fixtures: [{ day: '2026-11-18', time: '15:00', status: 'scheduled', reason: 'Cup tie' }],
    })
  })

  it('takes red cards with the result, players of the squad by their addresses', async () => {
    const squad = { seasonAddress: '2026-27', revision: 1 }
    const player = { slug: 'kofi-mensah', name: 'Kofi Mensah' }
    const spell = { id: 1, player, shirtNumber: 4, position: 'Defender' }
    const open_ = { birthDate: null, from: null, to: null }
    answers['GET /api/desk/league/seasons/2026-27/squads/hearts-of-oak'] = {
      body: { ...squad, club: aFixture().home, players: [{ ...spell, ...open_ }] },
    }
    answers['GET /api/desk/league/seasons/2026-27/squads/asante-kotoko'] = {
      body: { ...squad, club: aFixture().away, players: [] },
    }
    const { user, callsOf } = await open()
    await user.click(rowOf(HEARTS).getByRole('button', { name: 'More' }))
    await user.click(rowOf(HEARTS).getByRole('button', { name: 'Add red card' }))
    await waitFor(() => expect(document.activeElement).toBe(rowOf(HEARTS).getByLabelText('What')))
    const minute = rowOf(HEARTS).getByLabelText<HTMLInputElement>('Minute')
    await user.type(minute, '9x')
    await user.click(screen.getByRole('button', { name: 'Save round' }))
    expect(rowOf(HEARTS).getByText('Enter a minute from 0 to 130')).toBeTruthy()
    expect([minute.value, callsOf(SAVE)]).toEqual(['9x', []])
    await user.clear(minute)
    await user.type(minute, '90+3')
    await user.type(rowOf(HEARTS).getByLabelText('Player'), 'kofi mensah')
    await user.click(screen.getByRole('button', { name: 'Save round' }))
    await waitFor(() => expect(callsOf(SAVE)).toHaveLength(1))
    expect(callsOf(SAVE)[0]?.body).toMatchObject({
      fixtures: [
        {
          events: [{ type: 'red-card', side: 'home', minute: 90, added: 3, player: 'kofi-mensah' }],
        },
      ],
    })
  })

  it('takes own goals by players of the other side, and no name that two players have', async () => {
    const squadOf = (club: Named, ...shirts: readonly number[]) => ({
      body: {
        ...{ seasonAddress: '2026-27', club, revision: 1 },
        players: shirts.map((shirtNumber) => ({
          player: { slug: `kofi-mensah-${shirtNumber}`, name: 'Kofi Mensah' },
          ...{
            id: shirtNumber,
            shirtNumber,
            position: null,
            birthDate: null,
            from: null,
            to: null,
          },
        })),
      },
    })
    // A row of Hearts needs the squad of Kotoko alone.
    answers['GET /api/desk/league/seasons/2026-27/squads/asante-kotoko'] = squadOf(
      aFixture().away,
      4,
      9,
    )
    const { user, callsOf } = await open()
    const row = rowOf(HEARTS)
    act(() => score('Home', HEARTS).focus())
    await user.keyboard('1{Tab}0')
    await user.click(row.getByRole('button', { name: 'More' }))
    await user.click(row.getByRole('button', { name: 'Add goal' }))
    await user.selectOptions(row.getByLabelText('What'), 'own-goal')
    await user.type(row.getByLabelText('Minute'), '12')
    await user.type(row.getByLabelText('Player'), 'Kofi Mensah')
    await user.click(screen.getByRole('button', { name: 'Save round' }))
    expect(await row.findByText(/^The squad has more than one Kofi Mensah/)).toBeTruthy()
    expect(callsOf(SAVE)).toEqual([])
    await user.type(row.getByLabelText('Player'), ' (9)')
    await user.click(screen.getByRole('button', { name: 'Save round' }))
    await waitFor(() => expect(callsOf(SAVE)).toHaveLength(1))
    expect(callsOf(SAVE)[0]?.body).toMatchObject({
      fixtures: [{ events: [{ type: 'own-goal', side: 'home', player: 'kofi-mensah-9' }] }],
    })
  })

  it('keeps what was typed while it was saved', async () => {
    const saved = aFixture({ status: 'finished', score: aScore(2, 0), revision: 2 })
    const record = { ...ROUND, revision: 8, fixtures: [saved, aLaterFixture()] }
    answers[SAVE] = () => {
      answers[READ] = { body: record }
      fireEvent.change(score('Away', HEARTS), { target: { value: '3' } })
      fireEvent.change(score('Home', MEDEAMA), { target: { value: '1' } })
      return { body: { edit: 31, record } }
    }
    const { user, callsOf } = await open()
    act(() => score('Home', HEARTS).focus())
    await user.keyboard('2{Tab}0{Enter}')
    await screen.findByRole('group', { name: 'Matchday 1 is saved: 1 match' })
    expect([score('Home', HEARTS).value, score('Away', HEARTS).value]).toEqual(['2', '3'])
    expect(score('Home', MEDEAMA).value).toBe('1')
    await user.type(rowOf(HEARTS).getByLabelText('Reason'), 'Late goals')
    await user.type(score('Away', MEDEAMA), '1')
    answers[SAVE] = { body: { edit: 32, record } }
    await user.click(screen.getByRole('button', { name: 'Save round' }))
    await waitFor(() => expect(callsOf(SAVE)).toHaveLength(2))
    expect(callsOf(SAVE)[1]?.body).toMatchObject({
      fixtures: [
        { fixture: saved.slug, revision: 2, score: { home: 2, away: 3 } },
        { fixture: aLaterFixture().slug, score: { home: 1, away: 1 } },
      ],
    })
  })

  it('is brought back as it was by Undo, one Tab away, and no longer called saved', async () => {
    const saved = aLaterFixture({ status: 'finished', score: aScore(3, 0), revision: 2 })
    const record = { ...ROUND, revision: 8, fixtures: [aFixture(), saved] }
    answers[SAVE] = () => {
      answers[READ] = { body: record }
      return { body: { edit: 31, record } }
    }
    answers[UNDO] = () => {
      answers[READ] = { body: { ...ROUND, revision: 9 } }
      return { body: { edit: 32 } }
    }
    const { user, callsOf } = await open()
    act(() => score('Home', MEDEAMA).focus())
    await user.keyboard('3{Tab}0{Enter}')
    await screen.findByRole('group', { name: 'Matchday 1 is saved: 1 match' })
    await waitFor(() => expect(told()).toContain('Matchday 1 is saved: 1 match'))
    await user.tab()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(callsOf(UNDO)).toHaveLength(1))
    await waitFor(() => expect(score('Home', MEDEAMA).value).toBe(''))
    expect(told()).not.toContain('Matchday 1 is saved: 1 match')
  })

  it('is brought back once by Undo, although the answer of the first press was lost', async () => {
    answers[UNDO] = { status: 504 }
    const { user, callsOf } = await open()
    act(() => score('Home', MEDEAMA).focus())
    await user.keyboard('3{Tab}0{Enter}')
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await user.click(undo)
    await waitFor(() => expect(callsOf(UNDO)).toHaveLength(1))
    await waitFor(() => expect(undo.ariaDisabled).toBeNull())
    answers[UNDO] = { body: { edit: 32 } }
    await user.click(undo)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
    const [first, again] = callsOf(UNDO).map(({ headers }) => headers['Idempotency-Key'])
    expect(first).toEqual(expect.any(String))
    expect(again).toBe(first)
  })
})

describe('what is wrong', () => {
  it('stands beside the fields, and nothing is sent', async () => {
    const { user, callsOf } = await open()
    await user.type(score('Home', HEARTS), '2')
    await user.click(screen.getByRole('button', { name: 'Save round' }))
    expect(score('Away', HEARTS).getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(score('Away', HEARTS)))
    expect(callsOf(SAVE)).toEqual([])
  })

  it('in the eyes of the API stands beside its match', async () => {
    answers[SAVE] = {
      status: 400,
      body: {
        message: 'Some fields are not right',
        fieldErrors: { 'fixtures.0.score': ['The match has not begun'] },
      },
    }
    const { user } = await open()
    act(() => score('Home', MEDEAMA).focus())
    await user.keyboard('3{Tab}0{Enter}')
    expect(await rowOf(MEDEAMA).findByText('The match has not begun')).toBeTruthy()
    expect(rowOf(HEARTS).queryByText('The match has not begun')).toBeNull()
    expect(score('Home', MEDEAMA).value).toBe('3')
    expect(told()).toContain('Not saved: The match has not begun')
  })

  it('stays above the bar that saves the round', async () => {
    await open()
    const rules = rulesOf(screen.getByRole('table', { name: 'Matchday 1' }))
    expect(rules).toContainEqual(expect.stringMatching(/input.*scroll-margin-block: 32px 160px/))
  })
})

describe('two editors of one round', () => {
  const theirs = aFixture({ status: 'finished', score: aScore(1, 1), revision: 2 })
  const now: DeskRound = { ...ROUND, revision: 8, fixtures: [theirs, aLaterFixture()] }
  const collide = async () => {
    answers[SAVE] = () => {
      answers[READ] = { body: now }
      return { status: 409, body: { message: 'Moved on', moved: [theirs.slug], current: now } }
    }
    const opened = await open()
    act(() => score('Home', HEARTS).focus())
    await opened.user.keyboard('2{Tab}1{Tab}0{Tab}0{Enter}')
    await rowOf(HEARTS).findByText(/Somebody else has saved this match meanwhile/)
    answers[SAVE] = { body: { edit: 33, record: now } }
    return opened
  }

  it('see both values, and nothing that was typed is lost', async () => {
    await collide()
    expect(rowOf(HEARTS).getByText(/It is now 1–1 .*you typed 2–1/)).toBeTruthy()
    expect([score('Home', HEARTS).value, score('Home', MEDEAMA).value]).toEqual(['2', '0'])
    expect(rowOf(MEDEAMA).queryByText(/Somebody else/)).toBeNull()
    expect(told().join(' ')).toContain('Decide beside it, then save')
  })

  it('cannot save over the other before it is decided', async () => {
    const { user, callsOf } = await collide()
    await user.click(screen.getByRole('button', { name: 'Save round' }))
    expect(callsOf(SAVE)).toHaveLength(1)
  })

  it('can keep theirs own as a correction of the match as it is now', async () => {
    const { user, callsOf } = await collide()
    await user.click(rowOf(HEARTS).getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(document.activeElement).toBe(score('Home', HEARTS)))
    await user.type(rowOf(HEARTS).getByLabelText('Reason'), 'Late goal')
    await user.click(screen.getByRole('button', { name: 'Save round' }))
    await waitFor(() => expect(callsOf(SAVE)).toHaveLength(2))
    expect(callsOf(SAVE)[1]?.headers['If-Match']).toBe('"8"')
    expect(callsOf(SAVE)[1]?.body).toMatchObject({
      fixtures: [{ revision: 2, score: { home: 2, away: 1 }, reason: 'Late goal' }, {}],
    })
  })

  it('can take the other’s', async () => {
    const { user, callsOf } = await collide()
    await user.click(rowOf(HEARTS).getByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(document.activeElement).toBe(score('Home', HEARTS)))
    expect([score('Home', HEARTS).value, score('Away', HEARTS).value]).toEqual(['1', '1'])
    await user.click(screen.getByRole('button', { name: 'Save round' }))
    await waitFor(() => expect(callsOf(SAVE)).toHaveLength(2))
    expect(callsOf(SAVE)[1]?.body).toMatchObject({ fixtures: [{ fixture: aLaterFixture().slug }] })
  })
})

describe('a save whose answer is lost', () => {
  const CARD: DeskRound['fixtures'][number]['events'][number] = {
    ...{ id: 'a', sequence: 1, type: 'red-card', side: 'home', minute: 90, added: 0 },
    ...{ player: null, related: null, note: '', corrects: null, withdrawn: false },
  }
  const stored = aFixture({
    ...{ status: 'finished', score: aScore(2, 0), events: [CARD], revision: 2 },
  })
  const now: DeskRound = { ...ROUND, revision: 8, fixtures: [stored, aLaterFixture()] }
  const lost = async () => {
    for (const club of [aFixture().home, aFixture().away]) {
      const squad = { seasonAddress: '2026-27', club, players: [], revision: 1 }
      answers[`GET /api/desk/league/seasons/2026-27/squads/${club.slug}`] = { body: squad }
    }
    answers[SAVE] = { status: 504 }
    const opened = await open()
    const row = rowOf(HEARTS)
    act(() => score('Home', HEARTS).focus())
    await opened.user.keyboard('2{Tab}0')
    await opened.user.click(row.getByRole('button', { name: 'More' }))
    await opened.user.click(row.getByRole('button', { name: 'Add red card' }))
    await opened.user.type(row.getByLabelText('Minute'), '90')
    const save = () => opened.user.click(screen.getByRole('button', { name: 'Save round' }))
    await save()
    await waitFor(() => expect(told().join(' ')).toContain('Not saved: The desk did not answer'))
    return { ...opened, save }
  }
  const refuse = (current: DeskRound) => {
    answers[SAVE] = () => {
      answers[READ] = { body: current }
      answers[SAVE] = { body: { edit: 33, record: current } }
      return { status: 409, body: { message: 'Moved on', moved: [stored.slug], current } }
    }
  }

  it('is no change of somebody else when it is repeated', async () => {
    const { save, callsOf } = await lost()
    refuse(now)
    await save()
    await waitFor(() => expect(told()).toContain('Matchday 1 is saved: 1 match'))
    expect(callsOf(SAVE)).toHaveLength(2)
    expect(screen.queryByText(/Somebody else/)).toBeNull()
    expect(rowOf(HEARTS).queryByLabelText('Minute')).toBeNull()
  })

  it('is gone on from when more was typed, and no event is sent twice', async () => {
    const { user, save, callsOf } = await lost()
    await user.type(score('Home', MEDEAMA), '1')
    await user.type(score('Away', MEDEAMA), '1')
    refuse(now)
    await save()
    await waitFor(() => expect(callsOf(SAVE)).toHaveLength(3))
    expect(callsOf(SAVE)[2]?.headers['If-Match']).toBe('"8"')
    const { fixtures } = callsOf(SAVE)[2]?.body as { fixtures: unknown[] }
    expect(fixtures).toMatchObject([{ fixture: aLaterFixture().slug, score: { home: 1, away: 1 } }])
    await waitFor(() => expect(told()).toContain('Matchday 1 is saved: 2 matches'))
  })

  it('leaves the decision about what somebody else has changed after it, but for its events', async () => {
    const { user, save, callsOf } = await lost()
    const theirs = { ...stored, score: aScore(3, 0), revision: 3 }
    refuse({ ...now, fixtures: [theirs, aLaterFixture()] })
    await save()
    await user.click(await rowOf(HEARTS).findByRole('button', { name: 'Keep mine' }))
    await user.type(rowOf(HEARTS).getByLabelText('Reason'), 'An own goal')
    await save()
    await waitFor(() => expect(callsOf(SAVE)).toHaveLength(3))
    expect(callsOf(SAVE)[2]?.body).toMatchObject({
      fixtures: [{ revision: 3, score: { home: 2, away: 0 }, events: [] }],
    })
  })
})

it('a match that is awarded with a level score is awarded to the club that is chosen', async () => {
  const { user, callsOf } = await open()
  const row = rowOf(HEARTS)
  act(() => score('Home', HEARTS).focus())
  await user.keyboard('1{Tab}1')
  await user.click(row.getByRole('button', { name: 'More' }))
  expect(row.queryByLabelText('Awarded to')).toBeNull()
  await user.selectOptions(row.getByLabelText('Status'), 'awarded')
  await user.type(row.getByLabelText(/^Reason/), 'An ineligible player')
  answers[SAVE] = {
    status: 400,
    body: {
      message: 'Some fields are not right',
      fieldErrors: { 'fixtures.0.awarded': ['Choose the side to which it is awarded'] },
    },
  }
  await user.click(screen.getByRole('button', { name: 'Save round' }))
  await row.findByText('Choose the side to which it is awarded')
  expect(row.getByLabelText('Awarded to').getAttribute('aria-invalid')).toBe('true')
  await user.selectOptions(row.getByLabelText('Awarded to'), 'Asante Kotoko')
  await user.click(screen.getByRole('button', { name: 'Save round' }))
  await waitFor(() => expect(callsOf(SAVE)).toHaveLength(2))
  const sent = callsOf(SAVE).map(({ body }) => body)
  expect(sent).toMatchObject([
    { fixtures: [{ status: 'awarded', awarded: null }] },
    { fixtures: [{ status: 'awarded', score: { home: 1, away: 1 }, awarded: 'away' }] },
  ])
})

it('a round without matches can be deleted', async () => {
  const REMOVE = 'DELETE /api/desk/league/seasons/2026-27/rounds/1'
  answers[READ] = { body: { ...ROUND, fixtures: [] } }
  answers[REMOVE] = { body: { edit: 31 } }
  const path = '/seasons/:season/rounds/:number'
  const { user, callsOf } = openLeague(<RoundScreen />, path, '/seasons/2026-27/rounds/1', answers)
  await user.click(await screen.findByRole('button', { name: 'Delete this round' }))
  await waitFor(() => expect(callsOf(REMOVE)).toHaveLength(1))
  expect(callsOf(REMOVE)[0]?.headers['If-Match']).toBe('"7"')
})

it('a round with matches cannot be deleted', async () => {
  await open()
  expect(screen.queryByRole('button', { name: 'Delete this round' })).toBeNull()
})

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import { inHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { SessionContext } from '../../session/session-context.ts'
import { answerDesk, type DeskAnswers } from '../../testing/answer-desk.ts'
import { PriceUpload } from './PriceUpload.tsx'

const CHECK = 'POST /api/desk/prices/ghana/check'
const UPLOAD = 'POST /api/desk/prices/ghana/upload'
const TEXT = 'name,price\nCocoa,41000\n'
const COCOA = {
  ...{ name: 'Cocoa', unit: 'tonne', asOf: '2026-11-21T00:00:00.000Z' },
  ...{ price: 41_000.0455, before: 40_500 },
}
const ANSWER = {
  rows: 12,
  changes: [
    COCOA,
    { name: 'Shea', unit: 'tonne', asOf: '2026-11-21T00:00:00.000Z', price: null, before: 9_100.5 },
  ],
}
const onTaken = jest.fn()
let answers: DeskAnswers

beforeEach(() => {
  onTaken.mockReset()
  answers = { [CHECK]: { body: ANSWER }, [UPLOAD]: { body: ANSWER } }
})

/** @param failure why the device does not give the file. */
async function choose(failure?: Error) {
  const { callsOf } = answerDesk(answers)
  const nothing = () => Promise.resolve()
  const state = { kind: 'unknown' } as const
  const session = { state, call: callDesk, refresh: nothing, giveUp: nothing, signOut: nothing }
  render(
    inHost(
      <CoreAdminContext>
        <SessionContext value={session}>
          <PriceUpload list="ghana" onTaken={onTaken} />
        </SessionContext>
      </CoreAdminContext>,
    ),
  )
  const file = new File([TEXT], 'prices.csv', { type: 'text/csv' })
  file.text = () => (failure ? Promise.reject(failure) : Promise.resolve(TEXT))
  const user = userEvent.setup({ delay: null })
  await user.upload(screen.getByLabelText('Price file'), file)
  return { callsOf, user }
}

afterEach(() => void jest.restoreAllMocks())

describe('a file of prices', () => {
  it.each([
    [12, ANSWER.changes, '12 rows. 2 prices change for visitors.'],
    [1, ANSWER.changes.slice(1), '1 row. 1 price changes for visitors.'],
    [1, [{ ...COCOA, before: COCOA.price }], '1 row. 0 prices change for visitors.'],
  ])('of %i rows says how many it has and changes', async (rows, changes, text) => {
    answers[CHECK] = { body: { rows, changes } }
    await choose()
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('says what it would change before anything is taken', async () => {
    const { callsOf, user } = await choose()
    const changes = await screen.findByRole('region', { name: 'What the file changes' })
    const rows = within(changes)
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
    expect(rows.slice(1)).toEqual([
      'Cocoa40,500.0041,000.0455tonneNov 21, 2026',
      'Shea9,100.50No longer showntonneNov 21, 2026',
    ])
    expect(callsOf(UPLOAD)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Take these prices' }))
    expect(callsOf(UPLOAD).map(({ body }) => body)).toEqual([{ text: TEXT }])
    expect(onTaken).toHaveBeenCalledTimes(1)
  })

  it('names what is too old for visitors to see', async () => {
    answers[CHECK] = { body: { rows: 1, changes: [{ ...COCOA, price: null, before: null }] } }
    await choose()
    expect(await screen.findByText('1 row. 0 prices change for visitors.')).toBeTruthy()
    expect(screen.getByRole('cell', { name: 'Too old to be shown' })).toBeTruthy()
  })

  it('that the device does not give says so', async () => {
    await choose(new DOMException('', 'NotReadableError'))
    expect(
      await screen.findByText('This device does not give the file. Choose it again.'),
    ).toBeTruthy()
  })

  it('with mistakes is not taken, and every one of them is told', async () => {
    const text = ['Line 2: 41.0.0 is no price', 'Line 7: Cocao is not known']
    answers[CHECK] = {
      status: 400,
      body: { message: 'The file has mistakes', fieldErrors: { text } },
    }
    await choose()
    const told = await screen.findAllByRole('listitem')
    expect(told.map(({ textContent }) => textContent)).toEqual(text)
    expect(screen.queryByRole('button', { name: 'Take these prices' })).toBeNull()
  })
})

it('a price has the day of the file, also for an editor in another time zone', async () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(300)
  await choose()
  expect(await screen.findAllByRole('cell', { name: 'Nov 21, 2026' })).toHaveLength(2)
})

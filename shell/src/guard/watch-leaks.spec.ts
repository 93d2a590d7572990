import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { watchLeaks, type Measure } from './watch-leaks.ts'

let shown: string | undefined
let amount: number | null
let told: string[]
const measure: Measure = { read: () => amount, limit: 100 }

beforeEach(() => {
  jest.useFakeTimers()
  shown = 'mfe-a@1.0.0'
  amount = 1_000
  told = []
  watchLeaks(
    () => shown,
    (release) => told.push(release),
    [measure],
  )
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.body.replaceChildren()
})

/** Lets the watcher read each of these amounts in turn. */
const look = (...amounts: (number | null)[]) => {
  for (const each of amounts) {
    amount = each
    jest.advanceTimersByTime(3_000)
  }
}

it('what grows and never falls is told of the release on the screen, once', () => {
  look(1_000, 1_050, 1_110, 1_150, 1_200)
  expect(told).toEqual([])
  look(1_250)
  expect(told).toEqual(['mfe-a@1.0.0'])
  look(1_300, 2_000)
  expect(told).toHaveLength(1)
})

it('garbage that is collected in between is no leak', () => {
  look(1_000, 1_400, 1_800, 1_020, 1_300, 1_500, 1_090, 1_900)
  expect(told).toEqual([])
})

it('the next release is measured from its own beginning, and the one before may come again', () => {
  look(1_000, 1_080, 1_080, 1_080)
  shown = 'mfe-b@2.0.0'
  look(1_080, 1_150, 1_150, 1_150, 1_150)
  expect(told).toEqual([])
  look(1_190, 1_190, 1_190, 1_190)
  expect(told).toEqual(['mfe-b@2.0.0'])
  shown = 'mfe-a@1.0.0'
  look(1_190, 1_300, 1_300, 1_300, 1_300)
  expect(told).toEqual(['mfe-b@2.0.0', 'mfe-a@1.0.0'])
})

it('a tab that nobody sees, or that shows nothing, tells nothing', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  look(1_000, 2_000, 2_000, 2_000, 2_000)
  hidden.mockReturnValue(false)
  shown = undefined
  look(2_000, 3_000, 3_000, 3_000, 3_000)
  expect(told).toEqual([])
})

it('a browser that does not tell its memory tells of no leak', () => {
  look(null, null, null, null, null)
  expect(told).toEqual([])
})

it('elements without end are a leak, in every browser', () => {
  watchLeaks(
    () => 'mfe-c@3.0.0',
    (release) => told.push(release),
  )
  const add = () => {
    const part = document.createDocumentFragment()
    for (let count = 0; count < 5_001; count++) part.append(document.createElement('i'))
    document.body.append(part)
    look(1_000)
  }
  for (let turn = 0; turn < 8; turn++) add()
  expect(told).toEqual(['mfe-c@3.0.0'])
})

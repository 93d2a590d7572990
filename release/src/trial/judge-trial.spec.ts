import { expect, it } from '@jest/globals'
import { judgeTrial, withAllowed, type TrialMeasures } from './judge-trial.ts'

const judge = (measures: Partial<TrialMeasures>, allowed = {}) =>
  withAllowed(
    judgeTrial({
      complaints: [],
      builtIns: [],
      globals: [],
      listeners: [],
      intervals: [],
      selectors: [],
      sheets: 0,
      heapGrowth: 0,
      ...measures,
    }),
    allowed,
  )

it('a release that leaves nothing has nothing to be told', () => {
  expect(judge({ heapGrowth: 100_000 })).toEqual({ refused: [], told: [] })
})

it('what harms the others is refused, the rest is told', () => {
  expect(
    judge({ builtIns: ['Element.prototype.focus'], globals: ['Hls'], heapGrowth: 200_000 }),
  ).toEqual({
    refused: [
      'it replaces Element.prototype.focus, which all remotes use [built-in Element.prototype.focus]',
    ],
    told: [
      'it adds Hls to the global object [global Hls]',
      'the heap grows by 200 kB with each visit [heap]',
    ],
  })
})

it('a heap that grows by a page with each visit is refused', () => {
  expect(judge({ heapGrowth: 16_000_000 }).refused).toEqual([
    'the heap grows by 16000 kB with each visit [heap]',
  ])
})

it('what its package allows by name is told with the reason', () => {
  const allowed = { 'listener storage': 'tabs sign out together' }
  expect(judge({ listeners: ['storage', 'click'] }, allowed)).toEqual({
    refused: ['it leaves a listener of click behind [listener click]'],
    told: ['it leaves a listener of storage behind (allowed: tabs sign out together)'],
  })
})

import { describe, expect, it } from '@jest/globals'
import { rebased } from './rebased.ts'

const WAS = { name: 'Samartex', region: 'Western', aliases: ['FC Samartex', 'Timber'] }

describe('a draft of what was changed beside it', () => {
  it.each([
    ['keeps what it changed', { region: 'North' }, {}, { region: 'North' }],
    ['has what was changed beside it', {}, { region: 'South' }, { region: 'South' }],
    [
      'has both',
      { name: 'Samartex 1996' },
      { region: 'South' },
      { name: 'Samartex 1996', region: 'South' },
    ],
    [
      'has what was changed beside it where it changed the same',
      { region: 'North' },
      { region: 'South' },
      { region: 'South' },
    ],
    [
      'gains and loses in its lists what either added and removed',
      { aliases: ['FC Samartex', 'Giants'] },
      { aliases: ['Timber', 'Timbers'] },
      { aliases: ['Giants', 'Timbers'] },
    ],
    [
      'has a text that both added once',
      { aliases: [...WAS.aliases, 'Timbers'] },
      { aliases: [...WAS.aliases, 'Timbers'] },
      { aliases: [...WAS.aliases, 'Timbers'] },
    ],
  ])('%s', (_what, draft, is, expected) => {
    expect(rebased({ ...WAS, ...draft }, WAS, { ...WAS, ...is })).toEqual({ ...WAS, ...expected })
  })
})

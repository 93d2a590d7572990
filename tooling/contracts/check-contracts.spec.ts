import { describe, expect, it } from '@jest/globals'
import { coverChanges } from './check-contracts.ts'

const change = (step: 'major' | 'minor') => ({ step, facade: 'shared-ui', reason: 'because' })

describe('the version of the contracts', () => {
  it.each([
    ['1.2.3', '1.2.3', []],
    ['1.2.3', '1.3.0', [change('minor')]],
    ['1.2.3', '1.10.0', [change('minor')]],
    ['1.2.3', '2.0.0', [change('minor'), change('major')]],
  ])('covers, from %s to %s, changes of %j', (released, version, changes) => {
    expect(coverChanges(changes, released, version).isHighEnough).toBe(true)
  })

  it.each([
    ['1.2.3', '1.2.4', [change('minor')], '1.3.0'],
    ['1.2.3', '1.9.0', [change('major'), change('minor')], '2.0.0'],
  ])('does not, from %s to %s, cover changes of %j: it needs %s', (...row) => {
    const [released, version, changes, needed] = row
    const { isHighEnough, text } = coverChanges(changes, released, version)
    expect(isHighEnough).toBe(false)
    expect(text).toContain('shared-ui: because')
    expect(text).toContain(`needs at least ${needed}`)
  })
})

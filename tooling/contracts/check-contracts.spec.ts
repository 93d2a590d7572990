import { describe, expect, it } from '@jest/globals'
import { coverChanges } from './check-contracts.ts'
import { currentDeclarations } from './declarations.ts'

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

describe('what remotes and host have to agree on', () => {
  const files = [...currentDeclarations().keys()]

  it('is the host’s part of the contracts, and the design system', () => {
    expect(files).toContain('shared-contracts/src/host/host-services.d.ts')
    expect(files).toContain('shared-ui/src/button/Button.d.ts')
  })

  it.each(['site/company', 'format/format', 'api/news', 'api/contact', 'api/career'])(
    'leaves out %s: a changed word, figure or answer needs no step',
    (module) => {
      expect(files).not.toContain(`shared-contracts/src/${module}.d.ts`)
    },
  )
})

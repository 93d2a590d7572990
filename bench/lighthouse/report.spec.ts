import { describe, expect, it } from '@jest/globals'
import { shortfalls, type LighthouseReport } from './report.ts'

const full = { score: 1, auditRefs: [] }
const report = (
  categories: Partial<LighthouseReport['categories']>,
  audits: LighthouseReport['audits'] = {},
): LighthouseReport => ({
  categories: {
    performance: full,
    accessibility: full,
    'best-practices': full,
    seo: full,
    ...categories,
  },
  audits,
})

describe('a report of Lighthouse', () => {
  it('with 100 in all four falls short nowhere', () => {
    expect(shortfalls(report({}))).toEqual([])
  })

  it('names what costs a category points, and leaves out what counts nothing', () => {
    const auditRefs = [
      { id: 'largest', weight: 25 },
      { id: 'shift', weight: 25 },
      { id: 'hint', weight: 0 },
    ]
    const audits = {
      largest: { title: 'Largest Contentful Paint', score: 0.8, displayValue: '2.9 s' },
      shift: { title: 'Cumulative Layout Shift', score: 1 },
      hint: { title: 'Unused scripts', score: 0 },
    }
    expect(shortfalls(report({ performance: { score: 0.946, auditRefs } }, audits))).toEqual([
      { category: 'performance', score: 95, reasons: ['Largest Contentful Paint: 2.9 s'] },
    ])
  })

  it('that could not judge a category counts as none', () => {
    expect(shortfalls(report({ seo: { score: null, auditRefs: [] } }))).toEqual([
      { category: 'seo', score: 0, reasons: [] },
    ])
  })
})

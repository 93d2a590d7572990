import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'

const MEDIA = join(WORKSPACE_ROOT, 'shell/public/media')

const text = readFileSync(join(WORKSPACE_ROOT, 'art/picture-budgets.json'), 'utf8')
const budgets = v.parse(v.record(v.string(), v.number()), JSON.parse(text))
const pictures = readdirSync(MEDIA).flatMap((file) => {
  const [, name, width, type] = /^(.+)-(\d+)\.(avif|webp)$/.exec(file) ?? []
  return name && width && type ? [{ file, name, width, type }] : []
})
const names = [...new Set(pictures.map(({ name }) => name))]

describe('the heroes’ pictures', () => {
  it('are there in every width and both formats', () => {
    expect(names).toEqual(expect.arrayContaining(['group', 'gold', 'league-stadium']))
    for (const name of names) {
      for (const width of Object.keys(budgets)) {
        const types = pictures.filter((one) => one.name === name && one.width === width)
        expect(types.map(({ type }) => type).sort()).toEqual(['avif', 'webp'])
      }
    }
  })

  it('weigh at most 90 kB at a width of 1280', () => {
    expect(budgets['1280']).toBe(90_000)
  })

  // WebP is for the few browsers without AVIF: it may be half as large again.
  it.each(pictures)('keep $file within its budget', ({ file, width, type }) => {
    const budget = (budgets[width] ?? 0) * (type === 'webp' ? 1.5 : 1)
    expect(statSync(join(MEDIA, file)).size).toBeLessThanOrEqual(budget)
  })
})

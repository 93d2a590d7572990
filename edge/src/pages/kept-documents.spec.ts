import { brotliDecompressSync } from 'node:zlib'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { eventually } from 'shared-server/testing/eventually'
import { KeptDocuments } from './kept-documents.ts'
import { VISIT_MARKS, visitValues } from './visit-values.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

const MAX_BYTES = 100_000
const NAMES = Array.from({ length: 8 }, (_, index) => `/gpl/matches/${index}`)
const visit = visitValues('a-nonce', null)

/** A document of 60,000 bytes, so that two would not fit uncompressed. */
const documentOf = (name: string) => ({
  html: `<h1>${name}</h1>${VISIT_MARKS.nonce}${'<p>A row like any other</p>'.repeat(2_300)}`,
  inline: { styles: [], scripts: [] },
  status: 200,
})

it('holds documents compressed, and makes none of them anew for who takes no brotli', async () => {
  const kept = new KeptDocuments(MAX_BYTES)
  let made = 0
  const ask = (name: string, acceptsBrotli: boolean) => {
    const document = kept.find({ key: 'all', name, rendered: null }, () => {
      made += 1
      return documentOf(name)
    })
    return kept.bodyOf(document, visit, acceptsBrotli)
  }
  for (const name of NAMES) {
    await eventually(() => Promise.resolve(ask(name, true).isCompressed))
  }
  expect(made).toBe(NAMES.length)
  for (const name of NAMES) {
    const { content, isCompressed } = ask(name, false)
    expect(isCompressed).toBe(false)
    expect(content.toString()).toBe(documentOf(name).html.replace(VISIT_MARKS.nonce, 'a-nonce'))
  }
  expect(made).toBe(NAMES.length)
})

it('sends a form with its time also before the clock was set', async () => {
  const kept = new KeptDocuments(MAX_BYTES)
  const document = { ...documentOf('Contact'), html: `<p>Shown ${VISIT_MARKS.shownAt}</p>` }
  const ask = () =>
    kept.bodyOf(
      kept.find({ key: 'all', name: '/contact', rendered: null }, () => document),
      visitValues('a-nonce', null),
      true,
    )
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000)
  await eventually(() => Promise.resolve(ask().isCompressed))
  clock.mockReturnValue(5_000)
  const { content } = ask()
  expect(Number(/Shown (\d+)</.exec(brotliDecompressSync(content).toString())?.[1])).toBe(5_000)
})

it('lets go of what was not asked for longest', () => {
  const kept = new KeptDocuments(MAX_BYTES)
  let made = 0
  for (const name of [...NAMES, ...NAMES]) {
    kept.find({ key: 'all', name, rendered: null }, () => {
      made += 1
      return documentOf(name)
    })
  }
  expect(made).toBe(2 * NAMES.length)
})

describe('an address of 16,000 characters', () => {
  const addresses = (count: number) =>
    Array.from({ length: count }, (_, index) => `/${index}${'x'.repeat(16_000)}`)

  it('counts as memory of its document', () => {
    const kept = new KeptDocuments(MAX_BYTES)
    let made = 0
    const names = addresses(10)
    for (const name of [...names, ...names]) {
      kept.find({ key: 'all', name, rendered: null }, () => {
        made += 1
        return { ...documentOf(name), html: '' }
      })
    }
    expect(made).toBe(20)
  })

  it('counts as memory of what it leads to', () => {
    const kept = new KeptDocuments(MAX_BYTES)
    let found = 0
    const paths = addresses(400)
    for (const path of [...paths, ...paths]) {
      kept.place('all', path, () => {
        found += 1
        return { page: null, closed: null, theme: 'loom', home: '/', addresses: [] }
      })
    }
    expect(found).toBe(800)
  })
})

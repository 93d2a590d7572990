import { expect, it } from '@jest/globals'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { KeptText } from './kept-text.ts'

it('is made once for all who ask, and again only from other sources', () => {
  const kept = new KeptText()
  let made = 0
  const make = () => `text ${++made}`
  const first = kept.find('a', make)
  expect(kept.find('a', make)).toBe(first)
  expect(kept.find('b', make).hash).not.toBe(first.hash)
  expect(made).toBe(2)
})

it('is compressed once, also for who asks meanwhile', async () => {
  const text = 'A page like any other. '.repeat(100)
  const { contentIn } = new KeptText().find('a', () => text)
  const [one, other] = await Promise.all([contentIn('br'), contentIn('br')])
  expect(one).toBe(other)
  expect(await contentIn('br')).toBe(one)
  expect(brotliDecompressSync(one).toString()).toBe(text)
  expect(gunzipSync(await contentIn('gzip')).toString()).toBe(text)
  expect((await contentIn('identity')).toString()).toBe(text)
})

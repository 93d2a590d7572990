import { expect, it } from '@jest/globals'
import { slugOf } from './slugs.ts'

it.each([
  ['Ɔdɔ ne Ɛyɛ, Ŋmɛnŋ', 'odo-ne-eye-nmenn'],
  ['Áccra’s “own” story: 2026', 'accras-own-story-2026'],
  ['🌍 !', ''],
])('the address of %s is "%s"', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

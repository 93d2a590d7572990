import { afterEach, expect, it } from '@jest/globals'
import { createStyleCache } from './style-cache.ts'

afterEach(() => document.head.replaceChildren())

it("takes the document's styles without moving them, and only the first cache does", () => {
  document.head.innerHTML = '<style data-emotion="css" data-names="a b">.css-a{}</style><meta>'
  const element = document.head.firstElementChild
  const cache = createStyleCache()
  expect(cache.inserted).toEqual({ a: true, b: true })
  expect(cache.sheet.tags).toEqual([element])
  expect(document.head.firstElementChild).toBe(element)
  expect(createStyleCache().inserted).toEqual({})
})

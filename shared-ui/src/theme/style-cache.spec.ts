import { afterEach, expect, it } from '@jest/globals'
import { createStyleCache } from './style-cache.ts'

afterEach(() => document.head.replaceChildren())

it("takes the document's styles without moving them, and only the first cache does", () => {
  document.head.innerHTML = '<style data-emotion="css" data-names="b">.css-a{}</style><meta>'
  const element = document.head.firstElementChild
  const cache = createStyleCache()
  expect(cache.inserted).toEqual({ a: true, b: true })
  expect(cache.sheet.tags).toEqual([element])
  expect(document.head.firstElementChild).toBe(element)
  expect(createStyleCache().inserted).toEqual({})
})

it('writes one rule for a placeholder, and none for labels that move', () => {
  const cache = createStyleCache()
  const styles = [
    'color:red;',
    ...['::-webkit-input-placeholder', '::-moz-placeholder', '::-ms-input-placeholder'].flatMap(
      (name) => [
        `&${name}{opacity:0.42;}`,
        `label[data-shrink=false] + .MuiInputBase-formControl &${name}{opacity:0!important;}`,
      ],
    ),
    'label &:hover{gap:0;}',
  ]
  const serialized = { name: 'a', styles: styles.join(''), next: undefined }
  cache.insert('.css-a', serialized, cache.sheet, true)
  const rules = cache.sheet.tags.flatMap((tag) => [...(tag.sheet?.cssRules ?? [])])
  expect(rules.map(({ cssText }) => cssText)).toEqual([
    '.css-a {color: red;}',
    '.css-a::placeholder {opacity: 0.42;}',
    'label .css-a:hover {gap: 0;}',
  ])
})

import { CacheProvider, css } from '@emotion/react'
import styled from '@emotion/styled'
import { afterEach, expect, it } from '@jest/globals'
import { render } from '@testing-library/react'
import { PageStyles } from './PageStyles.tsx'
import { createStyleCache } from './style-cache.ts'

const Red = styled.p`
  color: red;
`

const page = (cache: ReturnType<typeof createStyleCache>, styles = 'p{color:blue}') => (
  <CacheProvider value={cache}>
    <PageStyles styles={styles} />
    <Red>words</Red>
  </CacheProvider>
)

/** Rules of the document, in their order. */
const rules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))

afterEach(() => document.head.replaceChildren())

it('adds styles once for all roots that share a cache, before those of components', () => {
  const cache = createStyleCache()
  render(page(cache))
  render(page(cache))
  expect(rules()).toEqual(['p {color: blue;}', expect.stringContaining('color: red')])
})

it('keeps them for the others when one root goes', () => {
  const cache = createStyleCache()
  const { unmount } = render(page(cache))
  render(page(cache))
  unmount()
  expect(rules()[0]).toBe('p {color: blue;}')
})

it('adds those of the next site to those of the one before', () => {
  const cache = createStyleCache()
  render(page(cache)).unmount()
  render(page(cache, 'p{color:green}'))
  expect(rules().slice(0, 2)).toEqual(['p {color: blue;}', 'p {color: green;}'])
})

it('adds none that the document brought, and leaves those where they stand', () => {
  const { name } = css('p{color:blue}')
  document.head.innerHTML = `<style data-emotion="css" data-names="${name}">p{color:blue}</style><meta>`
  render(page(createStyleCache()))
  expect(rules()).toEqual(['p {color: blue;}', expect.stringContaining('color: red')])
  expect(document.head.firstElementChild?.textContent).toBe('p{color:blue}')
})

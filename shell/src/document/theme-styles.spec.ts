import { afterEach, expect, it } from '@jest/globals'
import { createThemeStyles } from './theme-styles.ts'

const added = () =>
  [...document.querySelectorAll('style')].map(({ nonce, textContent }) => ({
    nonce,
    canvas: /^:root\[data-theme="(\w+)"\]/.exec(textContent)?.[1],
    families: [
      ...new Set([...textContent.matchAll(/'([\w ]+) Variable'/g)].map(([, name]) => name)),
    ],
  }))

afterEach(() => {
  document.head.replaceChildren()
})

it('canvas and faces of a theme come when it first follows, without those that the document has', async () => {
  document.documentElement.dataset['theme'] = 'floodlight'
  const kept: unknown[] = []
  const addTheme = createThemeStyles('abc', (sheet) => kept.push(sheet))
  await addTheme('floodlight')
  expect(added()).toEqual([])
  await addTheme('loom')
  await addTheme('loom')
  expect(added()).toEqual([
    { nonce: 'abc', canvas: 'loom', families: [] },
    { nonce: 'abc', canvas: undefined, families: ['Fraunces', 'Source Sans 3'] },
  ])
  await addTheme('premiership')
  // Its text uses the portal's font, and its titles a lighter cut.
  expect(added().slice(2)).toEqual([
    { nonce: 'abc', canvas: 'premiership', families: [] },
    { nonce: 'abc', canvas: undefined, families: ['Fraunces'] },
  ])
  expect(kept).toEqual([...document.styleSheets])
})

it('the canvas is there before the faces have loaded', () => {
  document.documentElement.dataset['theme'] = 'floodlight'
  void createThemeStyles('abc', () => undefined)('loom')
  expect(added()).toMatchObject([{ canvas: 'loom' }])
})

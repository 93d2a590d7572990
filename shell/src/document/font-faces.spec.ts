import { afterEach, expect, it } from '@jest/globals'
import { createFaces } from './font-faces.ts'

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
  const addFaces = createFaces('abc', (sheet) => kept.push(sheet))
  await addFaces('floodlight')
  expect(added()).toEqual([])
  await addFaces('loom')
  await addFaces('loom')
  expect(added()).toEqual([
    { nonce: 'abc', canvas: 'loom', families: [] },
    { nonce: 'abc', canvas: undefined, families: ['Fraunces', 'Source Sans 3'] },
  ])
  await addFaces('premiership')
  // Its text uses the portal's font, and its titles a lighter cut.
  expect(added().slice(2)).toEqual([
    { nonce: 'abc', canvas: 'premiership', families: [] },
    { nonce: 'abc', canvas: undefined, families: ['Fraunces'] },
  ])
  expect(kept).toEqual([...document.styleSheets])
})

it('the canvas is there before the faces have loaded', () => {
  document.documentElement.dataset['theme'] = 'floodlight'
  void createFaces('abc', () => undefined)('loom')
  expect(added()).toMatchObject([{ canvas: 'loom' }])
})

import { afterEach, expect, it } from '@jest/globals'
import { createFaces } from './font-faces.ts'

const added = () =>
  [...document.querySelectorAll('style')].map(({ nonce, textContent }) => ({
    nonce,
    families: [
      ...new Set([...textContent.matchAll(/'([\w ]+) Variable'/g)].map(([, name]) => name)),
    ],
  }))

afterEach(() => {
  document.head.replaceChildren()
})

it('the faces of a theme come when it first follows, without those that the document has', async () => {
  document.documentElement.dataset['theme'] = 'floodlight'
  const kept: unknown[] = []
  const addFaces = createFaces('abc', (sheet) => kept.push(sheet))
  await addFaces('floodlight')
  expect(added()).toEqual([])
  await addFaces('loom')
  await addFaces('loom')
  expect(added()).toEqual([{ nonce: 'abc', families: ['Fraunces', 'Source Sans 3'] }])
  await addFaces('premiership')
  // Its text uses the portal's font, and its titles a lighter cut.
  expect(added()[1]).toEqual({ nonce: 'abc', families: ['Fraunces'] })
  expect(kept).toEqual([...document.styleSheets])
})

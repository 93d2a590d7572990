import { expect, test } from '@jest/globals'
import { containing } from './containing.ts'

const wordsOf = (text: string) => Object.values(containing(['title'], text)[1])

test('every word is looked for in every column, and wildcards are taken as they are written', () => {
  expect(containing(['title', 'text'], 'Gold 50%')).toEqual([
    "(LOWER(title) LIKE :word0 ESCAPE '!' OR LOWER(text) LIKE :word0 ESCAPE '!')" +
      " AND (LOWER(title) LIKE :word1 ESCAPE '!' OR LOWER(text) LIKE :word1 ESCAPE '!')",
    { word0: '%gold%', word1: '%50!%%' },
  ])
})

test('a control character ends a word, so that every database looks for the same', () => {
  expect(wordsOf('gold\u0000board\u0007')).toEqual(['%gold%', '%board%'])
})

test('a text without a word excludes nothing, and words after the eighth are left out', () => {
  expect(containing(['title'], ' \u0000 ')).toEqual(['1 = 1', {}])
  expect(wordsOf('a b c d e f g h i j')).toHaveLength(8)
})

test('a list is searched for what its texts contain, and not for the signs between them', () => {
  expect(containing(['title'], 'say "no" ,', ['tags'])).toEqual([
    "(LOWER(title) LIKE :word0 ESCAPE '!' OR LOWER(tags) LIKE :part0 ESCAPE '!')" +
      " AND (LOWER(title) LIKE :word1 ESCAPE '!' OR LOWER(tags) LIKE :part1 ESCAPE '!')" +
      " AND (LOWER(title) LIKE :word2 ESCAPE '!')",
    { word0: '%say%', part0: '%say%', word1: '%"no"%', part1: String.raw`%\"no\"%`, word2: '%,%' },
  ])
})

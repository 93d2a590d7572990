import { expect, it } from '@jest/globals'
import type { FastifyRequest } from 'fastify'
import { isHeld } from './is-held.ts'

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['"aa"', false],
  ['a', false],
  [undefined, false],
])('who sends the tags %s', (tags, isKnown) => {
  const headers = tags === undefined ? {} : { 'if-none-match': tags }
  expect(isHeld({ headers } as FastifyRequest, '"a"')).toBe(isKnown)
})

import { describe, expect, it } from '@jest/globals'
import { suspicionOf } from './suspicion.ts'

describe('suspicion', () => {
  it.each([
    [{}, null],
    [{ 'x-form-trap': '' }, null],
    [{ 'x-form-trap': 'https://buy.example' }, 'trap'],
    [{ 'x-form-age': '0' }, 'haste'],
    [{ 'x-form-age': '1499' }, 'haste'],
    [{ 'x-form-age': '1500' }, null],
    [{ 'x-form-age': '-5' }, null],
    [{ 'x-form-age': 'soon' }, null],
  ])('of %j is %s', (headers, suspicion) => expect(suspicionOf(headers)).toBe(suspicion))
})

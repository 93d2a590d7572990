import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { CONTENT_PARTS } from './content-parts.tsx'

describe.each(CONTENT_PARTS.map((content) => [content.path, content] as const))(
  'the form of %s',
  (_, { schema, fields, initial }) => {
    it('has a control for each field that the API takes, and for no other', () => {
      const names = fields.map(({ name }) => name)
      expect(names.toSorted()).toEqual(Object.keys(schema.entries).toSorted())
    })

    it('begins with a value for each field, where a new record can be made', () => {
      if (!initial) return
      expect(Object.keys(initial).toSorted()).toEqual(Object.keys(schema.entries).toSorted())
    })

    it('lets a picture be taken off where the API takes none', () => {
      for (const field of fields) {
        if (field.kind !== 'picture') continue
        const isOptional = v.is(schema.entries[field.name] ?? v.never(), '')
        expect([field.name, field.isOptional ?? false]).toEqual([field.name, isOptional])
      }
    })
  },
)

it.each([
  ['players', 'birthDate', '2000-03-08', 'Mar 8, 2000'],
  ['players', 'birthDate', null, ''],
  ['openings', 'closesOn', '2026-12-01', 'Dec 1, 2026'],
  ['stories', 'category', 'oil-gas', 'Oil gas'],
  ['products', 'price', '280.00', 'GH₵280.00'],
])('a list of %s tells %s %s as %s', (path, source, value, words) => {
  const part = CONTENT_PARTS.find((one) => one.path.endsWith(path))
  const column = part?.columns.find((one) => one.source === source)
  expect(column?.text({ id: 1, [source]: value })).toBe(words)
})

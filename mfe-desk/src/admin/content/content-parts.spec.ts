import { describe, expect, it } from '@jest/globals'
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
  },
)

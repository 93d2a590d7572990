import { describe, expect, it } from '@jest/globals'
import { withPostFields } from './post-fields.ts'

const FORM =
  '<form><input type="hidden" name="idempotencyKey"/><input type="hidden" name="shownAt"/>' +
  '<input type="hidden" name="returnTo"/><input name="email"/></form>'
const VISIT = { idempotencyKey: 'a-key', shownAt: '1700000000000' }
const valueOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]

describe('the forms of a document', () => {
  it("have their visit's key and time, and their path", () => {
    const html = withPostFields(FORM, '/fbcpartners/gold', VISIT)
    expect(valueOf(html, 'idempotencyKey')).toBe('a-key')
    expect(valueOf(html, 'shownAt')).toBe('1700000000000')
    expect(valueOf(html, 'returnTo')).toBe('/fbcpartners/gold')
    expect(html).toContain('<input name="email"/>')
  })

  it('take no markup from an address', () =>
    expect(withPostFields(FORM, '/"><b>&amp;', VISIT)).toContain('value="/&quot;><b>&amp;amp;"'))

  it('leave a fragment without forms as it is', () =>
    expect(withPostFields('<p>name="returnTo"</p>', '/', VISIT)).toBe('<p>name="returnTo"</p>'))
})

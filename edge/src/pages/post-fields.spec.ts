import { describe, expect, it } from '@jest/globals'
import { withPostFields } from './post-fields.ts'

const FORM =
  '<form><input type="hidden" name="idempotencyKey"/><input type="hidden" name="shownAt"/>' +
  '<input type="hidden" name="returnTo"/><input name="email"/></form>'
const valueOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]

describe('the forms of a document', () => {
  it('have a key of their own, their time and their path', () => {
    const before = Date.now()
    const html = withPostFields(FORM, '/fbcpartners/gold')
    expect(valueOf(html, 'idempotencyKey')).toMatch(/^[\da-f-]{36}$/)
    expect(Number(valueOf(html, 'shownAt'))).toBeGreaterThanOrEqual(before)
    expect(valueOf(html, 'returnTo')).toBe('/fbcpartners/gold')
    expect(html).toContain('<input name="email"/>')
  })

  it('differ from those of the next document', () => {
    const key = () => valueOf(withPostFields(FORM, '/'), 'idempotencyKey')
    expect(key()).not.toBe(key())
  })

  it('take no markup from an address', () =>
    expect(withPostFields(FORM, '/"><b>&amp;')).toContain('value="/&quot;><b>&amp;amp;"'))

  it('leave a fragment without forms as it is', () =>
    expect(withPostFields('<p>name="returnTo"</p>', '/')).toBe('<p>name="returnTo"</p>'))
})

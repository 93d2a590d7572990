import { describe, expect, it } from '@jest/globals'
import { html } from './html.ts'

describe('html', () => {
  it('takes values for text, and HTML for what it is', () => {
    const list = ['<b>', html`<i>${'"&\''}</i>`]
    expect(html`<p title="${'a"b'}">${list}${null}${false}${0}</p>`.text).toBe(
      '<p title="a&quot;b">&lt;b&gt;<i>&quot;&amp;&#39;</i>0</p>',
    )
  })
})

import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { PreviewRequest, readPreviewTarget } from './preview.ts'

describe('what a preview shows', () => {
  it.each<[string, ReturnType<typeof readPreviewTarget>]>([
    ['mfe-gpl@1.4.0', { remote: 'mfe-gpl', version: '1.4.0', tag: null }],
    ['mfe-gpl@1.4.0-rc.1', { remote: 'mfe-gpl', version: '1.4.0-rc.1', tag: null }],
    ['mfe-gpl@checkout', { remote: 'mfe-gpl', version: null, tag: 'checkout' }],
    ['branch-new.header', { remote: null, version: null, tag: 'branch-new.header' }],
    ['1.4.0', null],
    ['mfe-gpl@', null],
    ['@checkout', null],
    ['shell@1.0.0', null],
    ['mfe-gpl@1.4.0@checkout', null],
    ['Mfe-Gpl@1.4.0', null],
    ['checkout/../admin', null],
    ['checkout,next', null],
    ['', null],
    [`mfe-gpl@1.0.0-${'x'.repeat(100)}`, null],
    ['x'.repeat(65), null],
  ])('as %j is read as %j', (text, expected) => {
    expect(readPreviewTarget(text)).toEqual(expected)
  })

  it('is six releases at most, and one at least', () => {
    const of = (count: number) => v.is(PreviewRequest, { of: Array(count).fill('mfe-gpl@1.0.0') })
    expect([0, 1, 6, 7].map(of)).toEqual([false, true, true, false])
  })
})

import { afterEach, expect, it } from '@jest/globals'
import { baseStyles } from './base-styles.ts'

afterEach(() => document.head.replaceChildren())

it('breaks a word that is longer than its line, but none in a table', () => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: baseStyles }))
  document.body.innerHTML = '<div data-theme="loom"><table></table></div>'
  const wrapOf = (selector: string) =>
    getComputedStyle(document.querySelector(selector)!).getPropertyValue('overflow-wrap')
  expect(wrapOf('[data-theme]')).toBe('break-word')
  expect(wrapOf('table')).toBe('normal')
})

it('hides the buttons that only a script could answer where no script runs', () => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: baseStyles }))
  const [hiding] = [...document.styleSheets[0]!.cssRules]
    .filter((rule) => rule instanceof CSSMediaRule && /scripting:\s*none/.test(rule.cssText))
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
  expect(hiding?.style.display).toBe('none')
  const isHidden = (html: string) => {
    document.body.innerHTML = html
    return document.body.firstElementChild?.matches(hiding?.selectorText ?? '')
  }
  expect(isHidden('<button type="button">Open menu</button>')).toBe(true)
  expect(isHidden('<button type="submit">Send</button>')).toBe(false)
  expect(isHidden('<a href="/gpl">Portal</a>')).toBe(false)
})

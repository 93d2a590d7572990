import { expect, it } from '@jest/globals'
import { restrictScripts } from './trusted-types.ts'

type Rules = Record<
  'createHTML' | 'createScript' | 'createScriptURL',
  (text: string) => string | null
>

const rules = (): Rules => {
  const made: Rules[] = []
  restrictScripts({ trustedTypes: { createPolicy: (_name, given) => made.push(given) } })
  if (!made[0]) throw new Error('No rules were made')
  return made[0]
}

it.each(['{"integrity":{}}', '[]', ' {"@type":"BreadcrumbList"} '])(
  'lets %s be a script',
  (text) => {
    expect(rules().createScript(text)).toBe(text)
  },
)

it.each(['alert(1)', '', '{"a":1};alert(1)', 'import("https://evil.example")', '({})'])(
  'lets no %j be a script',
  (text) => {
    expect(rules().createScript(text)).toBeNull()
  },
)

it('lets nothing be markup but the empty script that React makes, and nothing at all', () => {
  expect(rules().createHTML('<script></script>')).toBe('<script></script>')
  expect(rules().createHTML('')).toBe('')
  for (const text of ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<b>', ' ']) {
    expect(rules().createHTML(text)).toBeNull()
  }
})

it('lets no address be a program but the service worker’s', () => {
  expect(rules().createScriptURL('/service-worker.js')).toBe('/service-worker.js')
  for (const address of [
    'https://evil.example/service-worker.js',
    '//evil.example/service-worker.js',
    '/service-worker.js?x',
    '/api/media/evil.js',
    'data:text/javascript,alert(1)',
  ]) {
    expect(rules().createScriptURL(address)).toBeNull()
  }
})

it('asks for nothing where the browser has no Trusted Types', () => {
  expect(() => restrictScripts({})).not.toThrow()
})

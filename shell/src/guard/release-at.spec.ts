import { expect, it } from '@jest/globals'
import { noteBegin, releaseAt } from './release-at.ts'

const at = (...paths: string[]) =>
  [
    'TypeError: x is not a function',
    ...paths.map((path) => `    at f (https://x.gh/${path}:1:2)`),
  ].join('\n')

it.each([
  [
    'the first of a stack',
    at('assets/main.js', 'releases/mfe-a/1.2.0/page.js', 'releases/mfe-b/2.0.0/x.js'),
    'mfe-a',
    '1.2.0',
  ],
  [
    'the address of a script',
    'https://x.gh/releases/mfe-b/2.0.0-rc.1/page.js',
    'mfe-b',
    '2.0.0-rc.1',
  ],
  [
    'a remote, never the host',
    at('releases/shell/1.0.0/main.js', 'releases/mfe-b/2.0.0/x.js'),
    'mfe-b',
    '2.0.0',
  ],
])('the culprit is %s', (_case, text, name, version) => {
  expect(releaseAt(text)).toEqual({ name, version })
})

it('the culprit is the release that began last, where releases share the script', () => {
  const stack = at('releases/mfe-b/files/page.0123456789ab.js')
  expect(releaseAt(stack)).toBeNull()
  noteBegin({ name: 'mfe-b', version: '2.0.0' })
  noteBegin({ name: 'mfe-a', version: '1.0.0' })
  expect(releaseAt(stack)).toEqual({ name: 'mfe-b', version: '2.0.0' })
  noteBegin({ name: 'mfe-b', version: '1.9.0' })
  expect(releaseAt(stack)).toEqual({ name: 'mfe-b', version: '1.9.0' })
})

it.each([['chrome-extension://abc/x.js'], [at('releases/shell/1.0.0/main.js')], [''], [undefined]])(
  'nobody is blamed for %s',
  (text) => {
    expect(releaseAt(text)).toBeNull()
  },
)

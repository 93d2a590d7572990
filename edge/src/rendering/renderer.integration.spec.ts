import { spawnSync, type ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { renderableOf as releaseOf, renderRequest as request } from '../testing/renderable.ts'
import { STUB_RUNTIME } from '../testing/stub-runtime.ts'
import { Renderer } from './renderer.ts'
import { isolationFlags, startProcess } from './start-process.ts'

/** The compiled program: a child process cannot run the sources. */
const PROGRAM = join(import.meta.dirname, '../../dist/rendering/renderer-process.js')

// A process that does not answer is ended after 3 s.
jest.setTimeout(30_000)

let renderer: Renderer
beforeEach(() => {
  renderer = new Renderer({ open: () => startProcess(PROGRAM), runtime: STUB_RUNTIME })
})
afterEach(() => renderer.close())

const GOOD = releaseOf('pages = ({ path }) => ({ html: `<h1>${path}</h1>` })')

const renderGood = async () => {
  const outcome = await renderer.render(GOOD, request)
  return outcome.kind === 'page' ? outcome.fragment.html : outcome
}

it('is the edge’s failure, and ends nothing else, while the system can start no process', async () => {
  const child = new EventEmitter() as ChildProcess
  const open = () => startProcess(PROGRAM, () => child)
  const lacking = new Renderer({ open, runtime: STUB_RUNTIME })
  await expect(lacking.render(GOOD, request)).rejects.toMatchObject({ owner: 'edge' })
  expect(() => child.emit('error', new Error('spawn EMFILE'))).not.toThrow()
  lacking.close()
})

describe('a release', () => {
  it('is rendered, and asks for what it needs', async () => {
    expect(await renderGood()).toBe('<h1>/</h1>')
    const asking = releaseOf('pages = ({ ask }) => ({ html: ask("/api/news")?.body ?? "" })')
    expect(await renderer.render(asking, request)).toEqual({ kind: 'needs', needs: ['/api/news'] })
    const answers = { '/api/news': { status: 200, body: 'news', at: 5 } }
    const outcome = await renderer.render(asking, { ...request, answers })
    expect(outcome).toMatchObject({ fragment: { html: 'news' }, asked: ['/api/news'] })
  })

  it('shares nothing with another one', async () => {
    await renderer.render(
      releaseOf('Array.prototype.map = 1; pages = () => ({ html: "" })'),
      request,
    )
    const other = releaseOf('pages = () => ({ html: typeof [].map })')
    expect(await renderer.render(other, request)).toMatchObject({ fragment: { html: 'function' } })
  })

  it('has neither Node nor a browser around it', async () => {
    const names = [
      'process',
      'require',
      'fetch',
      'XMLHttpRequest',
      'document',
      'Buffer',
      'WebSocket',
    ]
    const probe = releaseOf(
      `pages = () => ({ html: [${names.map((name) => `typeof ${name}`).join()}].join() })`,
    )
    expect(await renderer.render(probe, request)).toMatchObject({
      fragment: { html: names.map(() => 'undefined').join() },
    })
  })
})

// Scripts that would harm the program that runs them; only the renderer's process may suffer.
const HOSTILE: Readonly<Record<string, string>> = {
  'loops while it is loaded': 'for (;;) {}',
  'loops while it is rendered': 'pages = () => { for (;;) {} }',
  'waits for promises without end': 'pages = async () => { for (;;) await 0 }',
  'never ends': 'pages = () => new Promise(() => {})',
  'throws while it is loaded': 'throw new Error("no")',
  'throws while it is rendered': 'pages = () => { throw new Error("no") }',
  'throws what cannot be read': 'throw { get stack() { for (;;) {} }, toString() { for (;;) {} } }',
  'is no script': 'const const = 1',
  'fills its heap': 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length))',
  'fills buffers': 'const all = []; for (;;) all.push(new Uint8Array(64e6).fill(1))',
  'writes 100 MB': 'pages = () => ({ html: "x".repeat(100e6) })',
  'answers what is no page':
    'globalThis.render = () => {}; Object.defineProperty(globalThis, "outcome", { value: "{}" })',
  'answers an object with methods of its own':
    'Object.defineProperty(globalThis, "outcome", { value: { toString: () => { for (;;) {} } } })',
  'makes code from a text': 'pages = () => ({ html: String(eval("1")) })',
  'looks for a way out':
    'pages = () => ({ html: render.constructor("return process")().env.PATH })',
  'imports a module': 'pages = () => import("node:fs").then(() => ({ html: "out" }))',
}

describe('a release that', () => {
  it.each(Object.entries(HOSTILE))(
    '%s costs itself its page, and nobody else',
    async (_what, pages) => {
      const bad = renderer.render(releaseOf(pages, 'mfe-bad@1.0.0'), request)
      await expect(bad).rejects.toMatchObject({ owner: 'release' })
      expect(await renderGood()).toBe('<h1>/</h1>')
    },
  )
})

describe('the process', () => {
  it('is started again when somebody kills it', async () => {
    await renderGood()
    for (let round = 0; round < 5; round++) {
      process.kill(renderer.pid!, 'SIGKILL')
      // Only the page that is being rendered at that moment may be lost.
      const html = await renderGood().catch(renderGood)
      expect(html).toBe('<h1>/</h1>')
    }
    expect(renderer.starts).toBeGreaterThanOrEqual(6)
  })

  it('takes no more work than it can do in time', async () => {
    const many = Array.from({ length: 300 }, () => renderer.render(GOOD, request))
    const results = await Promise.allSettled(many)
    const refused = results.filter(({ status }) => status === 'rejected')
    // One is rendered, 200 wait.
    expect(refused).toHaveLength(99)
    expect(await renderGood()).toBe('<h1>/</h1>')
  })

  it('renders filtered pages after all others, however many are asked for', async () => {
    const order: string[] = []
    const render = async (search: string) => {
      await renderer.render(GOOD, { ...request, search })
      order.push(search || 'page')
    }
    const filtered = Array.from({ length: 300 }, (_, round) => render(`?round=${round}`))
    const pages = [render(''), render('')]
    const refused = await Promise.allSettled(filtered)
    await Promise.all(pages)
    expect(order.slice(0, 4)).toEqual(['?round=0', 'page', 'page', '?round=1'])
    expect(refused.filter(({ status }) => status === 'rejected')).toHaveLength(99)
  })

  it('reads no file but its own, and sees no environment', () => {
    const probe = spawnSync(process.execPath, [
      ...isolationFlags(PROGRAM),
      '--input-type=module',
      '--eval',
      `import { readFileSync } from 'node:fs'
       import { spawnSync } from 'node:child_process'
       const tried = [() => readFileSync('/etc/hostname'), () => spawnSync('true'), () => readFileSync(${JSON.stringify(PROGRAM)})]
       console.log(tried.map((attempt) => { try { attempt(); return 'done' } catch (error) { return error.code } }).join())`,
    ])
    expect(probe.stdout.toString().trim()).toBe('ERR_ACCESS_DENIED,ERR_ACCESS_DENIED,done')
  })
})

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { eventually } from 'shared-server/testing/eventually'
import { channelsOf, Site } from '../testing/site.ts'
import { renderableOf as releaseOf, renderRequest as request } from '../testing/renderable.ts'
import { STUB_RUNTIME } from '../testing/stub-runtime.ts'
import { connectRenderer } from './connect-renderer.ts'
import { Renderer } from './renderer.ts'

/** The compiled program: a child process cannot run the sources. */
const PROGRAM = join(import.meta.dirname, '../../dist/rendering/renderer-service.js')

// A process that does not answer is ended after 3 s.
jest.setTimeout(30_000)

let folder: string
let socket: string
let service: ChildProcess
const renderers: Renderer[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renderer-'))
  socket = join(folder, 'socket')
  await startService()
})
afterEach(async () => {
  for (const renderer of renderers.splice(0)) renderer.close()
  await stopService()
  await rm(folder, { recursive: true, force: true })
})

async function startService(): Promise<void> {
  service = spawn(process.execPath, [PROGRAM], {
    env: { RENDERER_SOCKET: socket },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await eventually(async () => {
    const probe = connect(socket)
    const isThere = await once(probe, 'connect').then(
      () => true,
      () => false,
    )
    probe.destroy()
    return isThere
  })
}

async function stopService(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (service.exitCode !== null || service.signalCode !== null) return
  const ended = once(service, 'exit')
  service.kill(signal)
  await ended
}

function newEdge(): Renderer {
  const renderer = new Renderer({ open: () => connectRenderer(socket), runtime: STUB_RUNTIME })
  renderers.push(renderer)
  return renderer
}

const GOOD = releaseOf('pages = ({ path }) => ({ html: `<h1>${path}</h1>` })')

async function renderGood(renderer: Renderer): Promise<unknown> {
  const outcome = await renderer.render(GOOD, request)
  return outcome.kind === 'page' ? outcome.fragment.html : outcome
}

/** Lists the processes that the service has started. */
async function children(): Promise<string[]> {
  const told = await readFile(`/proc/${service.pid}/task/${service.pid}/children`, 'utf8')
  return told.split(' ').filter(Boolean)
}

const HOSTILE: Readonly<Record<string, string>> = {
  'loops while it is rendered': 'pages = () => { for (;;) {} }',
  'waits for promises without end': 'pages = async () => { for (;;) await 0 }',
  'throws while it is loaded': 'throw new Error("no")',
  'fills its heap': 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length))',
  'fills buffers': 'const all = []; for (;;) all.push(new Uint8Array(64e6).fill(1))',
  'writes 100 MB': 'pages = () => ({ html: "x".repeat(100e6) })',
}

describe('a release that is rendered in another container and', () => {
  it.each(Object.entries(HOSTILE))(
    '%s costs itself its page, and nobody else',
    async (_, pages) => {
      const [edge, other] = [newEdge(), newEdge()]
      await renderGood(other)
      const bad = edge.render(releaseOf(pages, 'mfe-bad@1.0.0'), request)
      await expect(bad).rejects.toMatchObject({ owner: 'release' })
      expect(await renderGood(edge)).toBe('<h1>/</h1>')
      expect(await renderGood(other)).toBe('<h1>/</h1>')
      expect(other.starts).toBe(1)
    },
  )
})

describe('the service of two edges', () => {
  it('has a process for each, from its first page until it goes', async () => {
    const [edge, other] = [newEdge(), newEdge()]
    expect(await children()).toEqual([])
    expect(await Promise.all([renderGood(edge), renderGood(other)])).toEqual([
      '<h1>/</h1>',
      '<h1>/</h1>',
    ])
    expect(await children()).toHaveLength(2)
    edge.close()
    await eventually(async () => (await children()).length === 1)
    expect(await renderGood(other)).toBe('<h1>/</h1>')
  })

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'is found again after it was ended by %s',
    async (signal) => {
      const [edge, other] = [newEdge(), newEdge()]
      await Promise.all([renderGood(edge), renderGood(other)])
      await stopService(signal)
      // The failure is not blamed on a release.
      await expect(edge.render(GOOD, request)).rejects.toMatchObject({ owner: 'edge' })
      await startService()
      expect(await renderGood(edge)).toBe('<h1>/</h1>')
      expect(await renderGood(other)).toBe('<h1>/</h1>')
    },
  )

  it('ends connections that send no commands', async () => {
    for (const text of ['nonsense\n', '{"id":1,"kind":"exit"}\n', 'x'.repeat(65 * 1024 * 1024)]) {
      const connection = connect(socket).on('error', () => undefined)
      const closed = new Promise((resolve) => connection.once('close', resolve))
      connection.resume().write(text)
      await closed
    }
    expect(await children()).toEqual([])
    expect(await renderGood(newEdge())).toBe('<h1>/</h1>')
  })

  it('takes eight of them at most, and those go on', async () => {
    const edges = Array.from({ length: 8 }, newEdge)
    await Promise.all(edges.map(renderGood))
    await expect(renderGood(newEdge())).rejects.toMatchObject({ owner: 'edge' })
    expect(await renderGood(edges[0]!)).toBe('<h1>/</h1>')
  })
})

it('is itself to blame, and no release, for what is no answer', async () => {
  await stopService()
  await rm(socket)
  const broken = createServer((connection) => {
    connection.once('data', () => {
      connection.write('{"id":1,"heapBytes":0}\n')
      connection.once('data', () => connection.write('nonsense\n'))
    })
  })
  await new Promise<void>((resolve) => broken.listen(socket, resolve))
  try {
    await expect(newEdge().render(GOOD, request)).rejects.toMatchObject({ owner: 'edge' })
  } finally {
    await new Promise((resolve) => broken.close(resolve))
  }
})

describe('an edge', () => {
  let site: Site
  beforeEach(async () => {
    site = await Site.open()
    site.say(
      channelsOf(
        await site.publish({}, { pages: 'pages = () => ({ html: "<h1>elsewhere</h1>" })' }),
      ),
    )
    await site.start({ RENDERER_SOCKET: socket })
    await eventually(async () => (await site.get('/readyz')).status === 200)
  })
  afterEach(() => site.close())

  it('renders by the socket that it is told of', async () => {
    // On a busy machine, the first visitors get what the build made.
    await eventually(async () => (await site.get('/gpl')).body.includes('<h1>elsewhere</h1>'))
    expect(await children()).toHaveLength(1)
  })

  it('serves what the build made while nobody listens there, and pauses no release for it', async () => {
    await stopService()
    const answer = await site.get('/gpl')
    expect(answer.headers['server-timing']).toBe('fragment;desc=built')
    expect((await site.get('/metrics')).body).toMatch(/owner="edge"\} [1-9]/)
    await startService()
    await eventually(
      async () => (await site.get('/gpl')).headers['server-timing'] === 'fragment;desc=rendered',
    )
  })
})

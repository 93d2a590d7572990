import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { freePort } from 'shared-server/testing/free-port'
import { runStep } from '../workspace/build-step.ts'
import { programsStep } from '../workspace/programs-step.ts'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { SOURCE_VERSION } from './dev-release.ts'
import { remoteAddress } from './remote-ports.ts'

/** The remote of the home page, which is compiled from the start. */
const FIRST = remoteAddress('mfe-group')

beforeAll(async () => {
  await runStep(programsStep)
}, 300_000)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('pnpm dev serves remotes from source, in the site and for Fast Refresh, and ends with its compilers', async () => {
  const [port, apiPort] = [await freePort(), await freePort()]
  const flags = ['--conditions=source', '--import', 'tsx']
  const child = spawn(process.execPath, [...flags, 'tooling/dev/dev.ts'], {
    cwd: WORKSPACE_ROOT,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      PORT: String(port),
      API_PORT: String(apiPort),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const site = `http://127.0.0.1:${port}`
  let told = ''
  let page = ''
  let entry = ''
  for await (const text of child.stdout.setEncoding('utf8')) {
    told += String(text)
    if (!told.includes(`${site}\n`) || page) continue
    page = await textOf(`${site}/about`)
    entry = await textOf(`${FIRST}/remoteEntry.js`)
    child.kill('SIGTERM')
  }
  await ended
  expect(page).toContain('<title>About Us | FBC Partners')
  expect(page).toContain(SOURCE_VERSION)
  expect(entry).toContain('webpackHotUpdate')
  await expect(fetch(FIRST)).rejects.toThrow('fetch failed')
}, 180_000)

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } })
  return answer.text()
}

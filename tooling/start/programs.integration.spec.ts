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
import { answers } from './answers.ts'

beforeAll(async () => {
  await runStep(programsStep)
}, 300_000)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'programs-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Serves an API, and says when it hears the first interrupt. */
const SERVING = `
  const { startPrograms } = await import('./tooling/start/programs.ts')
  const programs = startPrograms({ env: process.env })
  await programs.migrate()
  await programs.startApi()
  process.once('SIGINT', () => console.log('interrupted'))
  console.log('serves')
`

/** Makes every program say which API it is told of. */
const TELLING = '--import=data:text/javascript,console.log(process.env.API_ORIGIN)'

it.each([
  ['where it does by default', undefined],
  ['at an API_HOST of its own', '127.0.0.2'],
])(
  'serves %s, and ends after its programs when a terminal and npm start both interrupt it',
  async (_, host) => {
    const port = await freePort()
    const flags = ['--conditions=source', '--import', 'tsx', '--input-type=module']
    const child = spawn(process.execPath, [...flags, '--eval', SERVING], {
      cwd: WORKSPACE_ROOT,
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: folder,
        API_PORT: String(port),
        // Of another installation, for the release command.
        API_ORIGIN: 'http://127.0.0.1:9',
        NODE_OPTIONS: TELLING,
        ...(host && { API_HOST: host }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    let told = ''
    for await (const text of child.stdout.setEncoding('utf8')) {
      told += String(text)
      if (/serves|interrupted/.test(String(text))) child.kill('SIGINT')
    }
    expect(await ended).toEqual([0, null])
    const address = `http://${host ?? '127.0.0.1'}:${port}`
    expect(told).toContain(`${address}\n`)
    expect(await answers(address)).toBe(false)
  },
  90_000,
)

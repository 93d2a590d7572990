import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ReleaseEvent } from 'shared-contracts/registry'
import * as v from 'valibot'
import { release, writeRelease } from 'edge/testing/make-release'
import { writeShell } from 'edge/testing/write-shell'
import { runStep } from 'tooling/workspace/build-step'
import { programsStep } from 'tooling/workspace/programs-step'
import { migrate, startProgram, type RunningProgram } from './running-program.ts'

const TOKEN = 'a-token-for-this-suite'

export interface SmallSite {
  readonly edge: RunningProgram
  readonly api: RunningProgram
  publish(version: string): Promise<void>
  /** Changes what visitors get of the one remote, at the registry's current revision. */
  change(verb: string, body: object): Promise<void>
  /** Stops both as an orchestrator does. */
  close(): Promise<void>
}

/** Starts one compiled edge and one compiled API over SQLite, with a release of one page of the portal live. */
export async function startSmallSite(env: Record<string, string> = {}): Promise<SmallSite> {
  await runStep(programsStep)
  const folder = await mkdtemp(join(tmpdir(), 'small-site-'))
  const variables = { DATA_DIR: join(folder, 'data'), RELEASES_TOKEN: TOKEN, ...env }
  await migrate(variables)
  const api = await startProgram('api', variables)
  await writeShell(join(folder, 'shell'))
  const send = (path: string, body: object) =>
    fetch(api.origin + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const post = async (path: string, body: object) =>
    v.parse(ReleaseEvent, await (await send(`/api/releases${path}`, body)).json())
  let revision = 0
  const publish = async (version: string) => {
    const releases = join(folder, 'data/releases')
    const { folder: at } = await writeRelease(releases, release({ version }))
    const description = await readFile(join(at, 'release.json'), 'utf8')
    revision = (await post('', { description })).revision
  }
  const change = async (verb: string, body: object) => {
    revision = (await post(`/mfe-gpl/${verb}`, { revision, ...body })).revision
  }
  await send('/api/release-prefixes', { prefix: '/gpl', remote: 'mfe-gpl' })
  await publish('1.0.0')
  await change('promote', { version: '1.0.0' })
  const edge = await startProgram('edge', {
    ...variables,
    API_ORIGIN: api.origin,
    RELEASE_POLL_MS: '50',
    SHELL_BUILD: join(folder, 'shell'),
  })
  const close = async () => {
    await edge.stop()
    await api.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { edge, api, publish, change, close }
}

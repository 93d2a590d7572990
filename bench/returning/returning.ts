import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium, type BrowserContext } from 'playwright'
import { announceShell } from 'release/announce-shell'
import { readEnvironment } from 'release/environment'
import { publishRelease, readRelease } from 'release/publish'
import { RegistryClient, registryFromEnvironment } from 'release/registry-client'
import { basePathsOf } from 'shared-contracts/release'
import { openReleaseFiles } from 'shared-server/release-store/open-release-files'
import { chromiumLaunch } from 'tooling/check/chromium'
import { startPrograms, type Programs } from 'tooling/start/programs'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'
import { buildChanged, buildsIn } from './changed-builds.ts'
import { measureVisit, type Visit } from './measure-visit.ts'

/**
 * `pnpm bench:returning [--builds <folder>]`: scripts that a returning visitor downloads after a host with one
 * changed text in the design system, and after a release of the portal with one changed text on a page, in a
 * browser that supports deltas and in one that does not. Everything is real: builds, registry, store, edge and
 * Chromium. The programs must be compiled; host and release are built twice, which takes some minutes, unless a
 * folder with `before` and `after` is given, each with a `shell` and a `release`. Fails if the browser that
 * supports deltas got none.
 */
const { values } = parseArgs({ options: { builds: { type: 'string' } } })
const PORT = '3812'
const PAGE = `http://127.0.0.1:${PORT}/gpl/tables`

const DATA_DIR = join(WORKSPACE_ROOT, '.data/bench-returning')
await rm(DATA_DIR, { recursive: true, force: true })
const env = { ...process.env, PORT, API_PORT: '3813', DATA_DIR, LOG_LEVEL: 'error' }

const folder = values.builds ?? (await buildChanged({ before: '98.0.0', after: '99.0.0' }))
const [before, after] = [buildsIn(folder, 'before'), buildsIn(folder, 'after')]
const programs = startPrograms({ env })
let edge: Programs | undefined
const browsers = {
  'with deltas': await chromium.launch(chromiumLaunch()),
  'without deltas': await chromium.launch({
    ...chromiumLaunch(),
    args: [
      ...chromiumLaunch().args,
      '--disable-features=CompressionDictionaryTransport,CompressionDictionaryTransportBackend',
    ],
  }),
}
try {
  await programs.migrate()
  await programs.startApi()
  const registry = new RegistryClient(await registryFromEnvironment(readEnvironment(env)))
  const options = { registry, files: await openReleaseFiles({}, DATA_DIR), key: null }
  await announceShell(before.shell, options)
  await release(before.release, options)
  edge = await startEdge(before.shell)

  const contexts = await Promise.all(
    Object.entries(browsers).map(async ([name, browser]): Promise<[string, BrowserContext]> => [
      name,
      await browser.newContext(),
    ]),
  )
  const visitWith = async (stage: string) => {
    let deltas = 0
    for (const [name, context] of contexts) {
      const visit = await measureVisit(context, PAGE)
      tell(stage, name, visit)
      deltas += visit.deltas
    }
    return deltas
  }
  await visitWith('first visit')
  await visitWith('again, nothing changed')

  await announceShell(after.shell, options)
  edge.stop()
  edge = await startEdge(after.shell)
  const ofHost = await visitWith('host, a word of shared-ui')

  await release(after.release, options)
  const ofRemote = await visitWith('remote, a word of one page')
  if (ofHost === 0 || ofRemote === 0) process.exitCode = 1
} finally {
  await Promise.all(Object.values(browsers).map((browser) => browser.close()))
  if (values.builds === undefined) await rm(folder, { recursive: true })
  edge?.stop()
  programs.stop()
}

/** Starts an edge with a host, once the previous one has stopped. */
async function startEdge(shellBuild: string) {
  const next = startPrograms({ env: { ...env, SHELL_BUILD: shellBuild } })
  while (await isAnswering()) await pause(100)
  await next.startEdge()
  return next
}

function isAnswering(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${PORT}/healthz`).then(
    () => true,
    () => false,
  )
}

/** Publishes and promotes a release, and waits until the edge serves it, if one is running. */
async function release(
  folder: string,
  options: Parameters<typeof publishRelease>[1],
): Promise<void> {
  const { registry } = options
  const { release: built } = await readRelease(folder)
  const { name, version } = built
  for (const prefix of basePathsOf(built)) {
    await registry.givePrefix({ prefix, remote: name, isShared: false })
  }
  await publishRelease(folder, options)
  const { revision } = await registry.map()
  await registry.promote(name, version, { revision, reason: 'bench' })
  const isServed = async () => (await fetch(PAGE)).headers.get('x-release') === `${name}@${version}`
  while ((await isAnswering()) && !(await isServed())) await pause(100)
}

function tell(stage: string, name: string, visit: Visit): void {
  const { scripts, content, requests, deltas, total, saw } = visit
  const [held, all, every] = [content, scripts, total].map((bytes) => String(bytes).padStart(7))
  console.log(
    `${stage.padEnd(27)} ${name.padEnd(15)} ${held} bytes of scripts, ${all} with headers, in ${requests} requests, ${deltas} deltas; everything ${every}; saw ${saw}`,
  )
}

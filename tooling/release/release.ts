import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { HttpError, REMOTE_NAMES } from 'shared-contracts'
import { buildRemote, builtReleaseFolder } from './build-remote.ts'
import { publishRelease } from './publish.ts'
import { dataDir, RegistryClient, registryFromEnvironment } from './registry-client.ts'

const USAGE = `pnpm release <verb>

  build <remote> [--version V]              build a release folder
  publish <remote> [--version V]            build it and give it to the registry; visitors see no change
  promote <remote>@<version> [--reason R]   visitors get this version
  status                                    what visitors get
  history <remote>                          who published and promoted what, newest first

Remotes: ${REMOTE_NAMES.join(', ')}`

class UsageError extends Error {}

type Verb = (
  target: string | undefined,
  options: { version?: string; reason?: string },
) => Promise<string>

const registry = async () => new RegistryClient(await registryFromEnvironment(process.env))

const verbs: Record<string, Verb> = {
  async build(name, { version }) {
    const release = await buildRemote(remoteName(name), build(version))
    return `built ${release.name}@${release.version} in ${builtReleaseFolder(release.name)}`
  },

  async publish(name, { version }) {
    const { name: remote } = await buildRemote(remoteName(name), build(version))
    const releasesDir = join(dataDir(process.env), 'releases')
    const release = await publishRelease(builtReleaseFolder(remote), {
      registry: await registry(),
      releasesDir,
    })
    return `published ${release.name}@${release.version}; promote it with: pnpm release promote ${release.name}@${release.version}`
  },

  async promote(target, { reason = '' }) {
    const [name, version] = (target ?? '').split('@')
    if (!name || !version) throw new UsageError('promote takes <remote>@<version>')
    await (await registry()).promote(remoteName(name), version, reason)
    return `promoted ${name}@${version}`
  },

  async status() {
    const { revision, remotes } = await (await registry()).map()
    const lines = remotes.map(({ name, stable }) => `${name.padEnd(20)} ${stable?.version ?? '-'}`)
    return [`revision ${revision}`, ...lines].join('\n')
  },

  async history(name) {
    const events = await (await registry()).history(remoteName(name))
    return events
      .map(({ revision, at, kind, version, actor, reason }) =>
        `${String(revision).padStart(4)}  ${at}  ${kind.padEnd(8)} ${version}  ${actor}  ${reason}`.trimEnd(),
      )
      .join('\n')
  },
}

const build = (version: string | undefined) => ({
  mode: 'production' as const,
  ...(version !== undefined && { version }),
})

function remoteName(name: string | undefined): string {
  if (!REMOTE_NAMES.some((known) => known === name) || name === undefined) {
    throw new UsageError(`${name ?? 'nothing'} is no remote; there are ${REMOTE_NAMES.join(', ')}`)
  }
  return name
}

/** One line that says what went wrong and, where it is known, what to do. */
function explain(error: unknown): string {
  if (error instanceof HttpError) {
    if (error.status === 401) return 'the registry refuses the token: set RELEASES_TOKEN'
    if (error.status === 409)
      return 'this version is published already: raise the version of the remote'
    return `the registry answered ${error.message}`
  }
  if (error instanceof TypeError && error.message === 'fetch failed') {
    return 'the registry cannot be reached: start the API, or set API_ORIGIN'
  }
  return error instanceof Error ? error.message : String(error)
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { version: { type: 'string' }, reason: { type: 'string' } },
  })
  const verb = verbs[positionals[0] ?? '']
  if (!verb) throw new UsageError(USAGE)
  console.log(await verb(positionals[1], values))
} catch (error) {
  console.error(explain(error))
  process.exitCode = error instanceof UsageError ? 2 : 1
}

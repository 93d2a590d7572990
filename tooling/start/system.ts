import { HttpError } from 'shared-contracts/http-error'
import { runStep } from '../workspace/build-step.ts'
import { buildSteps } from '../workspace/builds.ts'
import type { Mode } from 'release/workspace'
import { readEnvironment } from 'release/environment'
import { invitationLines, isInvited } from './first-invitation.ts'
import { refuseForeignStore, withOwnApi } from './own-api.ts'
import { startPrograms, type ProgramOptions, type Programs } from './programs.ts'
import { releaseWorkspace } from './release-workspace.ts'
import { signOwnReleases } from './sign-own-releases.ts'

export interface SystemOptions extends ProgramOptions {
  readonly mode: Mode
  /** Remotes that are served from releases of the workspace; the others are served from source. */
  readonly released: readonly string[]
  /** Builds a remote only if it has no live release that this shell can run. */
  readonly isReleaseEnough?: boolean
  /** A shell that the caller builds at the same time; resolves once it is built. */
  readonly ownShell?: Promise<unknown>
}

/**
 * Builds what is out of date, starts API and edge, and prints each step with its time, and the
 * address at the end.
 *
 * @returns the programs once they serve; null if they do not, with the reason on the screen.
 */
export async function startSystem({
  mode,
  released,
  ownShell,
  isReleaseEnough = false,
  ...options
}: SystemOptions): Promise<Programs | null> {
  const env = withOwnApi(await signOwnReleases(options.env))
  const { DATA_DIR: dataFolder } = readEnvironment(env)
  const wasInvited = isInvited(dataFolder)
  const programs = startPrograms({ ...options, env })
  const all = buildSteps(mode)
  const steps = all.filter(({ remote, name }) => {
    if (remote === undefined) return !(ownShell && name === 'shell')
    return released.includes(remote) && !isReleaseEnough
  })
  const buildMissing = async (missing: string) => {
    const step = all.find(({ remote }) => remote === missing)
    if (step) await timed(`${missing}, which has no release`, () => runStep(step))
  }
  try {
    refuseForeignStore(options.env)
    console.log('building')
    for (const step of steps) await timed(step.name, () => runStep(step))
    console.log('starting')
    await timed('database migrated and seeded', () => programs.migrate())
    await timed('API', () => programs.startApi())
    let unreleased: readonly string[] = []
    let lost: readonly string[] = []
    if (ownShell) await timed('shell', () => ownShell.then(() => undefined))
    await timed('releases', async () => {
      const outcome = await releaseWorkspace(
        released,
        mode,
        env,
        isReleaseEnough ? buildMissing : null,
      )
      unreleased = outcome.unreleased
      lost = outcome.lost
      return outcome.hasReleased
    })
    if (lost.length > 0) {
      console.log(`\n  the release store lacks the files of ${lost.join(', ')}, and the build here`)
      console.log('  is another: put them back from a copy (docs/platform-operator.md, Backups)\n')
    }
    await timed('edge', () => programs.startEdge())
    if (unreleased.length > 0) {
      console.log(`\n  visitors get earlier releases of ${unreleased.join(', ')}:`)
      console.log('  pnpm release publish and promote bring yours (docs/remote-team.md)')
    }
    console.log(`\n  ${programs.address}\n`)
    const lines = invitationLines(dataFolder, wasInvited)
    if (lines.length > 0) console.log(`${lines.join('\n')}\n`)
    return programs
  } catch (error) {
    const reason = error instanceof HttpError ? `the registry answered ${error.message}` : error
    console.error(reason instanceof Error ? reason.message : reason)
    programs.stop()
    process.exitCode = 1
    return null
  }
}

/** Does a piece of work, and prints a line with its duration. */
async function timed(label: string, work: () => Promise<boolean | void>): Promise<void> {
  const started = performance.now()
  const hasChanged = await work()
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  console.log(`  ${label.padEnd(34)} ${hasChanged === false ? 'unchanged' : `${seconds} s`}`)
}

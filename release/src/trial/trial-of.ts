import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readRelease } from '../publish.ts'
import {
  builtReleaseFolder,
  builtShellFolder,
  workspaceAllowed,
  workspaceRemotes,
} from '../workspace.ts'
import { installedChromium } from './chromium.ts'
import { judgeTrial, withAllowed } from './judge-trial.ts'
import { tryRelease } from './try-release.ts'
import type { BuiltRelease } from './trial-site.ts'

/** Where the builds and the browser of a trial are. */
interface TrialPlace {
  readonly chromium: string | undefined
  readonly shellFolder: string
  /** Output folders of the other remotes' builds. */
  readonly otherFolders: readonly string[]
}

const workspacePlace = (tried: string): TrialPlace => ({
  chromium: installedChromium(),
  shellFolder: builtShellFolder(),
  otherFolders: workspaceRemotes()
    .filter((name) => name !== tried)
    .map((name) => builtReleaseFolder(name)),
})

/**
 * Tries a built release beside the workspace's other remotes that are built.
 *
 * @returns reasons to refuse it, and what else to report. If the trial cannot run, that is reported, and nothing
 * refused.
 */
export async function trialOf(
  tried: BuiltRelease,
  { chromium, shellFolder, otherFolders } = workspacePlace(tried.release.name),
): Promise<{ refused: string[]; told: string[] }> {
  const untried = (missing: string) => ({
    refused: [],
    told: [`not tried in a browser: ${missing}`],
  })
  if (chromium === undefined || !existsSync(chromium)) {
    return untried('there is no Chromium; install it, or name its program in CHROMIUM_PATH')
  }
  // The folders alone prove no build: types go to dist too, and a build may have failed or still run.
  if (!existsSync(join(shellFolder, 'document.json'))) {
    return untried('the shell is not built; `npm start` builds it')
  }
  const built = otherFolders.filter((folder) => existsSync(join(folder, 'release.json')))
  if (built.length === 0) return untried('no other remote is built to stand beside it')
  const others = await Promise.all(
    built.map(async (folder) => ({ release: (await readRelease(folder)).release, folder })),
  )
  const measures = await tryRelease({
    chromium,
    shellFolder,
    tried,
    // Unlisted releases are left out: no page leads to them.
    others: others.filter(({ release }) => !release.isUnlisted),
  })
  return withAllowed(judgeTrial(measures), await workspaceAllowed(tried.release.name))
}

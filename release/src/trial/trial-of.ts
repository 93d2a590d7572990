import { existsSync } from 'node:fs'
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

/**
 * Tries a built release beside the workspace's other remotes that are built.
 *
 * @returns reasons to refuse it, and what else to report. If the trial cannot run, that is reported, and nothing
 * refused.
 */
export async function trialOf(tried: BuiltRelease): Promise<{ refused: string[]; told: string[] }> {
  const untried = (missing: string) => ({
    refused: [],
    told: [`not tried in a browser: ${missing}`],
  })
  const chromium = installedChromium()
  if (chromium === undefined || !existsSync(chromium)) {
    return untried('there is no Chromium; install it, or name its program in CHROMIUM_PATH')
  }
  if (!existsSync(builtShellFolder()))
    return untried('the shell is not built; `npm start` builds it')
  const names = workspaceRemotes().filter((name) => name !== tried.release.name)
  const built = names.filter((name) => existsSync(builtReleaseFolder(name)))
  if (built.length === 0) return untried('no other remote is built to stand beside it')
  const others = await Promise.all(
    built.map(async (name) => {
      const folder = builtReleaseFolder(name)
      return { release: (await readRelease(folder)).release, folder }
    }),
  )
  const measures = await tryRelease({
    chromium,
    shellFolder: builtShellFolder(),
    tried,
    // Unlisted releases are left out: no page leads to them.
    others: others.filter(({ release }) => !release.isUnlisted),
  })
  return withAllowed(judgeTrial(measures), await workspaceAllowed(tried.release.name))
}

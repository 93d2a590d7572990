import * as v from 'valibot'
import {
  openReleaseFiles,
  ReleaseStoreEnvironment,
} from 'shared-server/release-store/open-release-files'
import type { ReleaseFiles } from 'shared-server/release-store/release-files'
import { dataDir } from './registry-client.ts'

/** Variables that are set. An empty one counts as not set, as it does for the programs. */
export const givenVariables = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

/**
 * Opens the store of releases' files that the variables name.
 *
 * @throws Error with one line for every variable that cannot be read.
 */
export async function releaseStoreFromEnvironment(env: NodeJS.ProcessEnv): Promise<ReleaseFiles> {
  const given = givenVariables(env)
  const parsed = v.safeParse(ReleaseStoreEnvironment, given)
  if (parsed.success) return openReleaseFiles(parsed.output, dataDir(given))
  const lines = parsed.issues.map((issue) => `${v.getDotPath(issue)} must be ${issue.message}`)
  throw new Error(lines.join('\n'))
}

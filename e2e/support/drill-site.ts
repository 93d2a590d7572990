import type { APIRequestContext } from '@playwright/test'
import { readRelease } from 'release/publish'
import { builtReleaseFolder } from 'release/workspace'
import type { Release } from 'shared-contracts/release'
import { DRILL_SITE } from '../playwright.config.ts'
import { released } from './release-command.ts'
import { expect } from './test.ts'

/** Higher than every earlier version, also in a worker that takes over after a failure. */
export const nextVersion = () => `2.0.${Date.now()}`

/** Tells whether documents name this version of a remote. */
export async function isLive(remote: string, version: string): Promise<boolean> {
  const document = await (await fetch(`http://127.0.0.1:${DRILL_SITE.port}/`)).text()
  const [versions = ''] = /"versions":\{[^}]*\}/.exec(document) ?? []
  return versions.includes(`"${remote}":"${version}"`)
}

/** Publishes and promotes a release, and waits until visitors get it. */
export async function goLive(folder: string): Promise<Release> {
  const { release } = await readRelease(folder)
  const { name, version } = release
  await released('publish', '--folder', folder)
  await released('promote', `${name}@${version}`, '--reason', 'drill')
  await expect.poll(() => isLive(name, version)).toBe(true)
  return release
}

/** Version of a remote that the workspace builds, which is live between the tests. */
export const builtVersion = async (remote: string) =>
  (await readRelease(builtReleaseFolder(remote))).release.version

/** Returns a remote to the release that the workspace builds. */
export async function returnToFirst(remote: string): Promise<void> {
  const version = await builtVersion(remote)
  if (!(await isLive(remote, version))) {
    await released('rollback', remote, '--reason', 'end of drill')
  }
  await expect.poll(() => isLive(remote, version)).toBe(true)
}

/** Paths in the site's map. */
export async function sitemap(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get('/sitemap.xml')).text()
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

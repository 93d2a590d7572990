import { join } from 'node:path'
import { buildRemote, builtReleaseFolder } from 'tooling/release/build-remote'
import { publishRelease } from 'tooling/release/publish'
import { RegistryClient, registryFromEnvironment } from 'tooling/release/registry-client'
import { SITE } from '../playwright.config.ts'
import { expect, test } from '../support/test.ts'

const NAME = 'mfe-league-company'

test('a promoted version appears on reload within 5 s, and publishing alone changes nothing', async ({
  page,
}) => {
  test.slow()
  const env = { API_PORT: String(SITE.apiPort), DATA_DIR: SITE.dataDir }
  const registry = new RegistryClient(await registryFromEnvironment(env))
  const { version: before } = await buildRemote(NAME, { mode: 'production' })
  const release = await buildRemote(NAME, { mode: 'production', version: '1.0.1-journey' })
  const liveVersion = async () => {
    await page.goto('/ghanapremiership')
    const script = await page.locator('link[rel=modulepreload]').first().getAttribute('href')
    return script?.split('/')[3]
  }

  const releasesDir = join(SITE.dataDir, 'releases')
  await publishRelease(builtReleaseFolder(NAME), { registry, releasesDir })
  expect(await liveVersion()).toBe(before)

  await registry.promote(NAME, release.version, 'journey')
  const promoted = Date.now()
  await expect.poll(liveVersion, { intervals: [100] }).toBe(release.version)
  expect(Date.now() - promoted).toBeLessThan(5_000)
  await expect(page.locator('h1')).toBeVisible()
  await registry.promote(NAME, before, 'end of the journey')
})

test('the same version cannot be published twice', async () => {
  const env = { API_PORT: String(SITE.apiPort), DATA_DIR: SITE.dataDir }
  const registry = new RegistryClient(await registryFromEnvironment(env))
  const { remotes } = await registry.map()
  const live = remotes.find(({ name }) => name === 'mfe-gpl')?.stable
  if (!live) throw new Error('mfe-gpl has no release')
  await expect(registry.publish(live)).rejects.toThrow(/^409: /)
})

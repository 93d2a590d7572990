import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Config } from '../../foundation/config/config.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { registryClient } from '../registry/testing/registry-client.ts'
import { CanaryGuard } from './canary-guard.ts'
import { CanaryWatch } from './canary-watch.entity.ts'
import { reportVisits, until } from './testing/visits.ts'

const TOKEN = 'a-token-for-this-suite'

/** On MariaDB two processes share the database, and both guard. */
onEachDatabase('canary guard', (newConfig, database) => {
  let config: Config
  let apis: [TestApp, TestApp]
  beforeAll(async () => {
    config = await newConfig({ RELEASES_TOKEN: TOKEN })
    const first = await startTestApp(config)
    apis = [first, database === 'SQLite' ? first : await startTestApp(config)]
  }, 60_000)
  afterAll(() => Promise.all([...new Set(apis)].map(({ app }) => app.close())))

  const registry = registryClient(() => apis[0], TOKEN)
  const begin = async (remote: string, percent = 10) => {
    await registry.publish(remote, '1.0.0')
    await registry.promote(remote, '1.0.0')
    await registry.publish(remote, '1.1.0')
    await registry.canary(remote, '1.1.0', percent)
    await watched(remote)
  }
  /** A round of every process's guard, before its time has come. */
  const check = () => Promise.all([...new Set(apis)].map(({ app }) => app.get(CanaryGuard).check()))
  const watchOf = async (remote: string) => {
    await check()
    return apis[0].dataSource.manager.findOneBy(CanaryWatch, { remote })
  }
  const watched = (remote: string, percent = 10) =>
    until(
      () => watchOf(remote),
      (watch) => watch?.percent === percent,
    )
  const looked = (remote: string, looks: number) =>
    until(
      () => watchOf(remote),
      (watch) => watch !== null && watch.looks >= looks,
    )
  const report = async (
    remote: string,
    version: string,
    visits: { good: number; failed: number },
  ) => {
    await Promise.all(
      apis.map((api) =>
        reportVisits(
          api,
          { remote, version },
          { good: visits.good / 2, failed: visits.failed / 2 },
        ),
      ),
    )
  }

  it('rolls back a canary with 5 percent failures against 0.5 percent, once, and says why', async () => {
    await begin('mfe-bad')
    await report('mfe-bad', '1.0.0', { good: 1_592, failed: 8 })
    await report('mfe-bad', '1.1.0', { good: 152, failed: 8 })
    // Here the guards' own clocks are waited for.
    const [last, ...earlier] = await until(
      () => registry.history('mfe-bad'),
      ([event]) => event?.kind === 'rollback',
    )
    expect(last).toMatchObject({ version: '1.1.0', actor: 'canary guard', percent: 0 })
    expect(last?.reason).toMatch(
      /^Worse than stable: \d+ of \d+ visits failed \([\d.]+ percent\), of stable \d+ of \d+ visits/,
    )
    expect(earlier.map(({ kind }) => kind)).toEqual(['canary', 'publish', 'promote', 'publish'])
    await expect(registry.channels('mfe-bad')).resolves.toMatchObject({
      stable: { version: '1.0.0' },
      canary: null,
    })
  }, 60_000)

  it('leaves a canary that fails as often as stable, also after a restart and another share', async () => {
    await begin('mfe-good')
    await report('mfe-good', '1.0.0', { good: 598, failed: 2 })
    await report('mfe-good', '1.1.0', { good: 58, failed: 2 })
    await looked('mfe-good', 1)
    await apis[1].app.close()
    const again = await startTestApp(config)
    apis = [database === 'SQLite' ? again : apis[0], again]
    await registry.canary('mfe-good', '1.1.0', 30)
    await watched('mfe-good', 30)
    await report('mfe-good', '1.0.0', { good: 198, failed: 2 })
    await report('mfe-good', '1.1.0', { good: 100, failed: 0 })
    await looked('mfe-good', 2)
    await expect(registry.channels('mfe-good')).resolves.toMatchObject({
      canary: { version: '1.1.0', percent: 30 },
    })
    expect((await registry.history('mfe-good'))[0]).toMatchObject({ kind: 'canary', percent: 30 })
  }, 60_000)
})

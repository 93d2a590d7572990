import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Config } from '../../foundation/config/config.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { registryClient } from '../registry/testing/registry-client.ts'
import { CanaryGuard } from './canary-guard.ts'
import { CanaryTime } from './canary-time.entity.ts'
import { CanaryWatch } from './canary-watch.entity.ts'
import { visitTicket } from 'shared-server/visit-ticket'
import { KnownReleases } from './known-releases.ts'
import { CanaryVisit } from './canary-visit.entity.ts'
import { TelemetryCounts } from './telemetry-counts.ts'
import { reportVisits, until, VISIT_SECRET } from './testing/visits.ts'

const TOKEN = 'a-token-for-this-suite'

/** On MariaDB two processes share the database, and both guard. */
onEachDatabase('canary guard', (newConfig, database) => {
  let config: Config
  let apis: [TestApp, TestApp]
  beforeAll(async () => {
    config = await newConfig({ RELEASES_TOKEN: TOKEN, PREVIEW_SECRET: VISIT_SECRET })
    const first = await startTestApp(config)
    apis = [first, database === 'SQLite' ? first : await startTestApp(config)]
  }, 60_000)
  afterAll(() => Promise.all([...new Set(apis)].map(({ app }) => app.close())))

  const registry = registryClient(() => apis[0], TOKEN)
  const begin = async (remote: string, percent = 10, steps: number[] = []) => {
    await registry.publish(remote, '1.0.0')
    await registry.promote(remote, '1.0.0')
    await registry.publish(remote, '1.1.0')
    await registry.canary(remote, '1.1.0', percent, steps)
    await watched(remote, percent)
    // A process drops reports about a release until it knows it, for up to a second.
    for (const { app } of new Set(apis)) {
      await until(
        () => app.get(KnownReleases).among([{ remote, version: '1.1.0' }]),
        (known) => known.length === 1,
      )
    }
  }
  /** Runs the guard of every process at once, before its next round is due. */
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
    duration?: number,
  ) => {
    await Promise.all(
      apis.map((api) =>
        reportVisits(
          api,
          { remote, version },
          { good: visits.good / 2, failed: visits.failed / 2 },
          duration,
        ),
      ),
    )
  }

  it('rolls back a canary with 5 percent failures against 0.5 percent, once, and says why', async () => {
    await begin('mfe-bad')
    await report('mfe-bad', '1.0.0', { good: 796, failed: 4 })
    await report('mfe-bad', '1.1.0', { good: 374, failed: 26 })
    // Here, wait for the guards' own timers.
    const [last, ...earlier] = await until(
      () => registry.history('mfe-bad'),
      ([event]) => event?.kind === 'rollback',
    )
    expect(last).toMatchObject({ version: '1.1.0', actor: 'canary guard', percent: 0 })
    expect(last?.reason).toMatch(
      /^Worse than stable: \d+ of \d+ browsers failed \([\d.]+ percent, \d+ networks\), of stable \d+ of \d+ browsers/,
    )
    expect(earlier.map(({ kind }) => kind)).toEqual(['canary', 'publish', 'promote', 'publish'])
    await expect(registry.channels('mfe-bad')).resolves.toMatchObject({
      stable: { version: '1.0.0' },
      canary: null,
    })
  }, 60_000)

  it('rolls back a canary that failed in its first browsers, all of them', async () => {
    await begin('mfe-broken')
    await report('mfe-broken', '1.0.0', { good: 60, failed: 0 })
    // As many as this suite has networks, each reported by both processes.
    await report('mfe-broken', '1.1.0', { good: 0, failed: 14 })
    await until(
      () => registry.history('mfe-broken'),
      ([event]) => event?.kind === 'rollback',
    )
    const [last] = await registry.history('mfe-broken')
    expect(last?.reason).toMatch(/^Worse than stable: \d+ of \d+ browsers failed \(100\.0 percent/)
  }, 60_000)

  it('rolls back a canary that loads more slowly', async () => {
    await begin('mfe-slow')
    await report('mfe-slow', '1.0.0', { good: 200, failed: 0 }, 700)
    await report('mfe-slow', '1.1.0', { good: 80, failed: 0 }, 1_000)
    const [last] = await until(
      () => registry.history('mfe-slow'),
      ([event]) => event?.kind === 'rollback',
    )
    expect(last).toMatchObject({ version: '1.1.0', actor: 'canary guard', percent: 0 })
    expect(last?.reason).toMatch(
      /^Slower than stable: load time is 1000 ms in the middle of \d+ browsers, of stable 700 ms/,
    )
  }, 60_000)

  it('compares no first document of a browser that held the host, and each browser once', async () => {
    await begin('mfe-held')
    const send = async (held: boolean, duration: number) => {
      const reports = [{ kind: 'loaded', remote: 'mfe-held', version: '1.1.0', duration }]
      const payload = { ticket: visitTicket(VISIT_SECRET, `${held}`), held, reports }
      const headers = { 'x-forwarded-for': '203.0.113.8' }
      await apis[0].inject({ method: 'POST', url: '/api/telemetry', payload, headers })
      await apis[0].app.get(TelemetryCounts).flush()
    }
    for (const duration of [1, 2, 3]) for (const held of [true, false]) await send(held, duration)
    const times = await apis[0].dataSource.manager.findBy(CanaryTime, { remote: 'mfe-held' })
    expect(times.map(({ milliseconds }) => milliseconds).sort()).toEqual([1, 2])
  }, 60_000)

  it('widens a canary by its steps, once enough is known and ten minutes have passed', async () => {
    await begin('mfe-wider', 1, [5, 25])
    await report('mfe-wider', '1.0.0', { good: 300, failed: 0 })
    await report('mfe-wider', '1.1.0', { good: 240, failed: 0 })
    await looked('mfe-wider', 1)
    expect((await registry.history('mfe-wider'))[0]).toMatchObject({ percent: 1 })
    const { manager } = apis[0].dataSource
    const countedFrom = new Date(Date.now() - 11 * 60_000)
    await manager.update(CanaryWatch, { remote: 'mfe-wider' }, { countedFrom })
    const [last] = await until(
      () => registry.history('mfe-wider'),
      ([event]) => event?.percent === 5,
    )
    expect(last).toMatchObject({ kind: 'canary', actor: 'canary guard' })
    expect(last?.reason).toMatch(/^As good as stable: 0 of \d+ browsers failed/)
    await expect(registry.channels('mfe-wider')).resolves.toMatchObject({
      canary: { version: '1.1.0', percent: 5, steps: [25] },
    })
  }, 60_000)

  it('widens a canary that was given again after a roll back', async () => {
    await begin('mfe-again', 1)
    await registry.rollback('mfe-again')
    const body = { version: '1.1.0', percent: 2, steps: [5], again: true }
    expect((await registry.change('mfe-again', 'canary', body)).statusCode).toBe(200)
    await watched('mfe-again', 2)
    await report('mfe-again', '1.0.0', { good: 300, failed: 0 })
    await report('mfe-again', '1.1.0', { good: 240, failed: 0 })
    await looked('mfe-again', 1)
    const countedFrom = new Date(Date.now() - 11 * 60_000)
    const { manager } = apis[0].dataSource
    await manager.update(CanaryWatch, { remote: 'mfe-again' }, { countedFrom })
    await until(
      () => registry.channels('mfe-again'),
      (channels) => channels?.canary?.percent === 5,
    )
  }, 60_000)

  it('widens a canary with so many browsers that counting starts over within the ten minutes', async () => {
    await begin('mfe-crowd', 1, [5])
    const { manager } = apis[0].dataSource
    const countedFrom = new Date(Date.now() - 11 * 60_000)
    await manager.update(CanaryWatch, { remote: 'mfe-crowd' }, { countedFrom })
    for (let chunk = 0; chunk < 50; chunk += 1) {
      const visits = Array.from({ length: 1_000 }, (_, index) => ({
        keyHash: `crowd ${chunk} ${index}`,
        remote: 'mfe-crowd',
        version: '1.0.0',
        networkHash: `network ${index}`,
        document: 'document',
        failed: 0,
      }))
      await manager.insert(CanaryVisit, visits)
    }
    const again = await until(
      () => watchOf('mfe-crowd'),
      (watch) => watch?.rounds === 2,
    )
    expect(again?.countedFrom).toEqual(countedFrom)
    await report('mfe-crowd', '1.0.0', { good: 300, failed: 0 })
    await report('mfe-crowd', '1.1.0', { good: 240, failed: 0 })
    await until(
      () => registry.channels('mfe-crowd'),
      (channels) => channels?.canary?.percent === 5,
    )
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

  it('leaves a canary that one network reports to have failed, and one whose reports nobody signed', async () => {
    await begin('mfe-target')
    await report('mfe-target', '1.0.0', { good: 598, failed: 2 })
    await report('mfe-target', '1.1.0', { good: 50, failed: 0 })
    const forged = async (index: number, secret: string) => {
      const payload = {
        ticket: visitTicket(secret, `forged ${index}`),
        reports: [
          {
            kind: 'load-failed',
            remote: 'mfe-target',
            version: '1.1.0',
            stage: 'page',
            failure: 'invalid',
          },
        ],
      }
      const headers = { 'x-forwarded-for': `198.51.100.${index % 250}` }
      return apis[0].inject({ method: 'POST', url: '/api/telemetry', payload, headers })
    }
    const numbers = Array.from({ length: 200 }, (_, index) => index)
    const unsigned = await Promise.all(numbers.map((index) => forged(index, 'guessed-by-somebody')))
    expect(new Set(unsigned.map(({ statusCode }) => statusCode))).toEqual(new Set([403]))
    const signed = await Promise.all(numbers.map((index) => forged(index, VISIT_SECRET)))
    expect(new Set(signed.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    await looked('mfe-target', 1)
    await apis[0].app.get(CanaryGuard).check()
    await expect(registry.channels('mfe-target')).resolves.toMatchObject({
      canary: { version: '1.1.0' },
    })
  }, 60_000)

  it('counts a browser once for each release, whatever it sends, in all processes together', async () => {
    await begin('mfe-once')
    const reports = [
      { kind: 'loaded', duration: 1 },
      { kind: 'render-error' },
      { kind: 'load-failed', stage: 'page', failure: 'network' },
    ].map((report) => ({ ...report, remote: 'mfe-once', version: '1.1.0' }))
    for (let time = 0; time < 3; time += 1) {
      for (const api of apis) {
        for (const report of reports) {
          const payload = { ticket: visitTicket(VISIT_SECRET, 'ama'), reports: [report] }
          // The other tests' reports have used up the limit of their common address.
          const headers = { 'x-forwarded-for': '203.0.113.7' }
          const sent = await api.inject({
            method: 'POST',
            url: '/api/telemetry',
            payload,
            headers,
          })
          expect(sent.statusCode).toBe(204)
        }
        await api.app.get(TelemetryCounts).flush()
      }
    }
    await expect(
      apis[0].dataSource.manager.findBy(CanaryVisit, { remote: 'mfe-once' }),
    ).resolves.toMatchObject([{ version: '1.1.0', failed: 1 }])
  }, 60_000)

  it('forgets the browsers when the canary has ended', async () => {
    await registry.rollback('mfe-once')
    const { app, dataSource } = apis[0]
    // Another process may write its last counts afterwards; the next check removes them.
    const visitsLeft = async () => {
      await app.get(CanaryGuard).check()
      return dataSource.manager.countBy(CanaryVisit, { remote: 'mfe-once' })
    }
    expect(await until(visitsLeft, (visits) => visits === 0)).toBe(0)
  }, 30_000)
})

import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { configIn, testFolders } from '../database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../database/testing/test-app.ts'
import { registryClient } from '../../releases/registry/testing/registry-client.ts'
import { findProgram } from 'shared-server/testing/find-program'
import { withPrograms } from 'shared-server/testing/with-programs'
import { Redis } from './redis.ts'
import { startRedis, type RedisServer } from 'shared-server/testing/redis-server'

const TOKEN = 'a-token-for-this-suite'
/** Wrong tokens per minute that are accepted from one address. */
const LIMIT = 30
/** An API without notification serves an old response for up to a second, on average for half of one. */
const TOLD_MS = 700

withPrograms(
  'two APIs and one Redis',
  { 'redis-server': findProgram('redis-server') },
  (programs) => {
    let redis: RedisServer
    let apis: [TestApp, TestApp]
    const newFolder = testFolders()
    let address = 0

    beforeAll(async () => {
      redis = await startRedis(programs['redis-server'])
      const config = configIn(await newFolder(), { RELEASES_TOKEN: TOKEN, REDIS_URL: redis.url })
      apis = [await startTestApp(config), await startTestApp(config)]
      await shared()
    }, 60_000)
    beforeEach(() => {
      address += 1
    })
    afterAll(async () => {
      await Promise.all(apis.map(({ app }) => app.close()))
      await redis.stop()
    })

    /** Waits until both APIs reach Redis. */
    const shared = async () => {
      for (const { app } of apis) {
        const until = performance.now() + 15_000
        while ((await app.get(Redis).ask((client) => client.ping())) === undefined) {
          expect(performance.now()).toBeLessThan(until)
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
      }
    }
    const guess = async (api: TestApp) => {
      const { statusCode } = await api.inject({
        url: '/api/release-tokens',
        remoteAddress: `192.0.2.${address}`,
        headers: { authorization: 'Bearer a-guess' },
      })
      return statusCode
    }
    /** Counts the wrong tokens that are processed, sent to each API in turn. */
    const heard = async () => {
      let count = 0
      while (count < 3 * LIMIT && (await guess(apis[count % 2] ?? apis[0])) === 401) count += 1
      return count
    }
    const registries = [registryClient(() => apis[0], TOKEN), registryClient(() => apis[1], TOKEN)]
    const revisions = async () =>
      (await Promise.all(registries.map(({ map }) => map()))).map(({ revision }) => revision)
    const metric = async () => /^redis_up (.+)$/m.exec((await apis[0].inject('/metrics')).body)?.[1]

    it('count one address together, and forget it after a minute', async () => {
      await expect(heard()).resolves.toBe(LIMIT)
      const left = await apis[0].app
        .get(Redis)
        .ask((client) => client.pTTL(`counts:wrong tokens:192.0.2.${address}`))
      expect(left).toBeGreaterThan(50_000)
      expect(left).toBeLessThanOrEqual(60_000)
    })

    /** Publishes, and returns how long the slower API keeps serving an old response, in milliseconds. */
    const publishAndHear = async (publisher: number, version: string) => {
      const before = Math.max(...(await revisions()))
      await registries[publisher]?.publish('mfe-a', version)
      const changed = performance.now()
      while ((await revisions()).some((revision) => revision !== before + 1)) {
        expect(performance.now() - changed).toBeLessThan(5_000)
      }
      return performance.now() - changed
    }

    it('hear of each other’s changes of releases in far less than a second', async () => {
      for (let minor = 0; minor < 10; minor += 1) {
        expect(await publishAndHear(minor % 2, `1.${minor}.0`)).toBeLessThan(TOLD_MS)
      }
    })

    it('go on alone while it is frozen, without making anybody wait for long', async () => {
      await expect(metric()).resolves.toBe('1')
      redis.freeze()
      const began = performance.now()
      await expect(heard()).resolves.toBe(2 * LIMIT)
      // Each of them noticed once, and did not ask Redis after that.
      expect(performance.now() - began).toBeLessThan(5_000)
      await expect(metric()).resolves.toBe('0')
      redis.thaw()
      await shared()
      await expect(metric()).resolves.toBe('1')
    }, 30_000)

    it('go on alone while it is gone, and together when it is back', async () => {
      await redis.kill()
      await expect(heard()).resolves.toBe(2 * LIMIT)
      await redis.restart()
      await shared()
      address += 1
      await expect(heard()).resolves.toBe(LIMIT)
      for (const publisher of [0, 1]) {
        expect(await publishAndHear(publisher, `2.${publisher}.0`)).toBeLessThan(TOLD_MS)
      }
    }, 30_000)

    it('start, answer and stop where there is none', async () => {
      await redis.kill()
      const config = configIn(await newFolder(), { RELEASES_TOKEN: TOKEN, REDIS_URL: redis.url })
      const lonely = await startTestApp(config)
      await expect(lonely.inject('/readyz')).resolves.toMatchObject({ statusCode: 200 })
      await expect(
        registryClient(() => lonely, TOKEN).publish('mfe-a', '1.0.0'),
      ).resolves.toMatchObject({ statusCode: 201 })
      await lonely.app.close()
    }, 30_000)
  },
)

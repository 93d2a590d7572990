import { beforeAll, describe, expect, it } from '@jest/globals'
import { findMariaDb } from 'shared-server/testing/mariadb'
import { repetitions } from 'shared-server/testing/repetitions'
import { withPrograms } from 'shared-server/testing/with-programs'
import { runStep } from 'tooling/workspace/build-step'
import { programsStep } from 'tooling/workspace/programs-step'
import { BETWEEN_KILLS, killDrill } from './kill-drill.ts'

/** Kills before the last one, which precedes reading the stored data. `pnpm drill:kill` takes any number. */
const KILLS = repetitions({ usual: 1, thorough: 3 })
const NO_FAULTS = { lost: [], doubled: [], changed: [], unknown: [], misnotified: [] }

beforeAll(async () => {
  await runStep(programsStep)
}, 300_000)

describe('an API, and its database, that are killed again and again', () => {
  it('keep what was acknowledged exactly once on SQLite', async () => {
    const { faults, acknowledged, stored, givenUpAndStored } = await killDrill({
      database: 'sqlite',
      kills: KILLS,
    })
    expect(faults).toEqual(NO_FAULTS)
    expect(stored).toBe(acknowledged + givenUpAndStored)
    expect(acknowledged).toBeGreaterThanOrEqual((KILLS + 1) * BETWEEN_KILLS)
  }, 240_000)

  withPrograms('with a server', { mariadbd: findMariaDb() }, () => {
    it('keep what was acknowledged exactly once on MariaDB', async () => {
      const { faults, killsOfServer } = await killDrill({ database: 'mariadb', kills: KILLS })
      expect(faults).toEqual(NO_FAULTS)
      expect(killsOfServer).toBe(KILLS)
    }, 240_000)
  })
})

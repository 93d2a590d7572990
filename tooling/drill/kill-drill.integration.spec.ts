import { beforeAll, describe, expect, it } from '@jest/globals'
import { findMariaDb } from '../../backend/src/foundation/database/testing/mariadb.ts'
import { withPrograms } from '../../backend/src/foundation/testing/with-programs.ts'
import { runStep } from '../workspace/build-step.ts'
import { programsStep } from '../workspace/programs-step.ts'
import { killDrill } from './kill-drill.ts'

const NO_FAULTS = { lost: [], doubled: [], changed: [], unknown: [], misnotified: [] }

beforeAll(async () => {
  await runStep(programsStep)
}, 300_000)

describe('an API, and its database, that are killed again and again', () => {
  it('keep what was acknowledged exactly once on SQLite', async () => {
    const { faults, acknowledged, stored, givenUpAndStored } = await killDrill({
      database: 'sqlite',
      kills: 3,
    })
    expect(faults).toEqual(NO_FAULTS)
    expect(stored).toBe(acknowledged + givenUpAndStored)
    expect(acknowledged).toBeGreaterThan(200)
  }, 240_000)

  withPrograms('with a server', { mariadbd: findMariaDb() }, () => {
    it('keep what was acknowledged exactly once on MariaDB', async () => {
      const { faults, killsOfServer } = await killDrill({ database: 'mariadb', kills: 3 })
      expect(faults).toEqual(NO_FAULTS)
      expect(killsOfServer).toBe(3)
    }, 240_000)
  })
})

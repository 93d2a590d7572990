import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'

const DRIVER = join(import.meta.dirname, 'sqlite-driver.ts')

/** Statements that nobody holds any more, until the garbage collector has met them. */
const PROGRAM = `
  const { sqliteDriver } = await import(${JSON.stringify(DRIVER)})
  const database = new (sqliteDriver())(':memory:')
  for (let round = 0; round < 20; round += 1) {
    for (let statement = 0; statement < 50; statement += 1) database.prepare('SELECT 1 AS one').get()
    gc()
    await new Promise((resolve) => setImmediate(resolve))
  }
  console.log(database.prepare('SELECT 1 AS one').get().one)
`

it('the driver lives on when this Node collects its statements', () => {
  const { status, signal, stdout } = spawnSync(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', '--input-type=module', '--eval', PROGRAM],
    { cwd: import.meta.dirname, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  )
  expect({ status, signal, stdout }).toEqual({ status: 0, signal: null, stdout: '1\n' })
})

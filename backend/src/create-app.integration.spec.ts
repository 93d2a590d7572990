import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from '@jest/globals'

/** Prints the packages whose CommonJS modules are loaded by importing the API. */
const LOADED = `
  import { createRequire } from 'node:module'
  await import(process.argv[1])
  const files = Object.keys(createRequire(process.argv[1]).cache)
  const packages = files.map((file) => file.match(/.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/)?.[1])
  console.log(JSON.stringify([...new Set(packages)]))
`

it('an API starts without what it may never need: a client of Redis, parsers of certificates', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    LOADED,
    join(import.meta.dirname, '../dist/create-app.js'),
  ])
  const packages = JSON.parse(stdout) as string[]
  expect(packages).toContain('fastify')
  expect(packages.filter((name) => /^@(redis|peculiar)\//.test(name))).toEqual([])
}, 60_000)

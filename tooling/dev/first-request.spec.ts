import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import webpack from 'webpack'
import { FirstRequest } from './first-request.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-request-'))
  await writeFile(join(folder, 'index.js'), 'export const word = 1\n')
})
afterEach(() => rm(folder, { recursive: true }))

it('compiles nothing before the first request, and all of it then', async () => {
  const asked = new FirstRequest()
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './index.js',
    output: { path: folder },
    plugins: [asked],
  })
  const begun = jest.fn()
  compiler.hooks.compile.tap('test', begun)
  const built = new Promise<boolean | undefined>((resolve) => {
    compiler.watch({}, (_error, stats) => resolve(stats?.hasErrors()))
  })
  for (let turn = 0; turn < 20; turn++) await setImmediate()
  expect(begun).not.toHaveBeenCalled()
  expect(asked.hasArrived).toBe(false)

  const next = jest.fn()
  asked.middleware({} as IncomingMessage, {} as ServerResponse, next)
  expect(next).toHaveBeenCalledTimes(1)
  expect(await built).toBe(false)
  await new Promise((resolve) => compiler.close(resolve))
})

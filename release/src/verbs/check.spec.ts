import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Release } from 'shared-contracts/release'
import { runCommand } from '../command/run-command.ts'
import { writeRelease } from '../testing/write-release.ts'
import { unexpectedVersion } from './check.ts'

let folder: string
let built: Release
/** A registry to which no host was announced. */
let registry: Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-'))
  built = await writeRelease(join(folder, 'built'), { name: 'mfe-gpl', version: '0.0.1-rc.1' })
  registry = createServer((_, response) => response.writeHead(404).end('{}'))
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  registry.close()
  await rm(folder, { recursive: true, force: true })
})

async function check(name: string, ...args: string[]) {
  const { port } = registry.address() as AddressInfo
  const lines: string[] = []
  const write = (text: string) => void lines.push(text)
  const env = { API_ORIGIN: `http://127.0.0.1:${port}`, DATA_DIR: folder }
  const output = { stdout: write, stderr: write }
  const code = await runCommand(['check', '--folder', join(folder, name), ...args], env, output)
  return { code, output: lines.join('\n') }
}

describe('the version that a check expects', () => {
  it('is the one that the build was given, if it is named', async () => {
    const { code, output } = await check('built', '--version', '0.0.1-rc.1')
    expect(output).toContain('mfe-gpl@0.0.1-rc.1: fit to publish')
    expect(code).toBe(0)
    await expect(unexpectedVersion(built, { version: '0.0.1-rc.1' })).resolves.toEqual([])
  })

  it('refuses another build', async () => {
    const { code, output } = await check('built', '--version', '0.0.1')
    expect(output).toContain('0.0.1-rc.1 was built, and --version says 0.0.1: build it again')
    expect(code).toBe(1)
  })

  it('is that of package.json for the build in the workspace, and the refusal names the option', async () => {
    await expect(unexpectedVersion(built, {})).resolves.toEqual([
      expect.stringMatching(
        /^0\.0\.1-rc\.1 was built, and package\.json says \S+: build it again, or .+ --version 0\.0\.1-rc\.1$/,
      ),
    ])
  })

  it('is any for a folder without a named version', async () => {
    expect(await check('built')).toMatchObject({ code: 0 })
  })
})

it('a check refuses a version that cannot be ordered, and says how to write one', async () => {
  await writeRelease(join(folder, 'unordered'), { name: 'mfe-gpl', version: '1.4.0-20261127.0915' })
  const { code, output } = await check('unordered')
  expect(output).toContain('mfe-gpl@1.4.0-20261127.0915: not fit to publish')
  expect(output).toContain('  - 1.4.0-20261127.0915 is not a valid semver')
  expect(code).toBe(1)
})

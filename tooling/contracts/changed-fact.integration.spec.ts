import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { examineRelease } from 'release/examine-release'
import { readHostContract } from 'release/host-contract'
import { readRelease } from 'release/publish'
import { COMPANY } from 'shared-contracts/site/company'
import { copyWorkspace, type CopiedWorkspace } from '../create-remote/copied-workspace.ts'

const BUILD_LIMIT_MS = 300_000
const NEW_ADDRESS = 'office@fbcpartners.example'

let workspace: CopiedWorkspace

beforeAll(async () => {
  workspace = await copyWorkspace()
}, BUILD_LIMIT_MS)

afterAll(() => workspace.remove())

it(
  'a changed constant is no step of the contracts, and a shell of after runs a release of before',
  async () => {
    const folder = await workspace.build('mfe-league-company')
    const { release } = await readRelease(folder)

    const file = join(workspace.root, 'shared-contracts/src/site/company.ts')
    const before = await readFile(file, 'utf8')
    const after = before.replace(COMPANY.email, NEW_ADDRESS)
    expect(after).not.toBe(before)
    await writeFile(file, after)

    const run = (script: string, ...args: string[]) =>
      workspace.tool('tsx/dist/cli.mjs', ['--conditions=source', script, ...args])
    // The version equals the released one, so any needed step would be refused.
    await run('tooling/contracts/contracts.ts', 'check')
    await run('tooling/workspace/build.ts', 'shell')
    const host = await readHostContract(join(workspace.root, 'shell/dist'))
    await expect(examineRelease(folder, release, host)).resolves.toEqual([])
  },
  BUILD_LIMIT_MS,
)

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HostContract } from 'shared-contracts/release'
import * as v from 'valibot'

const ShellDocument = v.pipe(v.string(), v.parseJson(), v.object({ contract: HostContract }))

/** Reads what a built shell provides to remotes. */
export async function readHostContract(shellBuild: string): Promise<HostContract> {
  return v.parse(ShellDocument, await readFile(join(shellBuild, 'document.json'), 'utf8')).contract
}

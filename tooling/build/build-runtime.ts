import { existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mode } from 'release/workspace'
import { compile } from '../webpack/compile.ts'
import { runtimeScript } from '../webpack/server-script.ts'
import { runStep } from '../workspace/build-step.ts'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'

/** Address of the shell's files. */
export const SHELL_PUBLIC_PATH = '/assets/shell/'

const FILE = 'runtime.js'

/** Code that every server rendering needs: React, the facades and the design system of this workspace. */
export interface Runtime {
  readonly source: string
  /** Copies the pictures and fonts that it refers to into the folder that the site serves. */
  readonly copyAssets: (folder: string) => Promise<void>
}

/** Builds the runtime unless it is up to date. */
export async function buildRuntime(mode: Mode): Promise<Runtime> {
  const outputPath = join(WORKSPACE_ROOT, '.cache/runtime', mode)
  await runStep({
    name: `runtime, ${mode}`,
    inputs: [
      'shared-contracts',
      'shared-ui',
      'shell/src/rendering',
      'shell/package.json',
      'tooling/webpack',
    ],
    output: join(outputPath, FILE),
    run: async () => {
      await compile(
        runtimeScript({
          name: 'runtime',
          mode,
          entry: join(WORKSPACE_ROOT, 'shell/src/rendering/runtime.ts'),
          outputPath,
          filename: FILE,
          publicPath: SHELL_PUBLIC_PATH,
        }),
      )
    },
  })
  const assets = join(outputPath, 'assets')
  return {
    source: await readFile(join(outputPath, FILE), 'utf8'),
    copyAssets: async (folder) => {
      if (existsSync(assets)) await cp(assets, join(folder, 'assets'), { recursive: true })
    },
  }
}

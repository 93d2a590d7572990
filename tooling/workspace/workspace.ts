import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

/** Root of the repository. */
export const WORKSPACE_ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * Environment of a process that imports sources of several packages with tsx. It applies a `tsconfig.json` only to the
 * files that this one names; without options, JSX needs a global `React`, which there is not.
 */
export const SOURCES_ENV = {
  ...process.env,
  TSX_TSCONFIG_PATH: join(WORKSPACE_ROOT, 'tsconfig.base.json'),
}

/** Folders of the workspace's packages. */
export const workspaceRooms = (): string[] =>
  readdirSync(WORKSPACE_ROOT).filter((name) =>
    existsSync(join(WORKSPACE_ROOT, name, 'package.json')),
  )

const PackageJson = v.object({ name: v.string(), version: v.string() })

/** Name and version of a workspace package. */
export function readPackage(folder: string): v.InferOutput<typeof PackageJson> {
  const file = join(WORKSPACE_ROOT, folder, 'package.json')
  return v.parse(PackageJson, JSON.parse(readFileSync(file, 'utf8')))
}

const PackageExports = v.object({
  exports: v.record(v.string(), v.union([v.string(), v.looseObject({ source: v.string() })])),
})

/** Source file of every export of a workspace package that has one, relative to the package. */
export function readExports(folder: string): Record<string, string> {
  const file = join(WORKSPACE_ROOT, folder, 'package.json')
  const { exports } = v.parse(PackageExports, JSON.parse(readFileSync(file, 'utf8')))
  return Object.fromEntries(
    Object.entries(exports).map(([name, target]) => [
      name,
      typeof target === 'string' ? target : target.source,
    ]),
  )
}

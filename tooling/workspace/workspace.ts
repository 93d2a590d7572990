import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

/** Root of the repository. */
export const WORKSPACE_ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')

const PackageJson = v.object({ name: v.string(), version: v.string() })

/** Name and version of a workspace package. */
export function readPackage(folder: string): v.InferOutput<typeof PackageJson> {
  const file = join(WORKSPACE_ROOT, folder, 'package.json')
  return v.parse(PackageJson, JSON.parse(readFileSync(file, 'utf8')))
}

export type Mode = 'production' | 'development'

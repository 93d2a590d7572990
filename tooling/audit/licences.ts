import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { LockedPackage } from './lockfile.ts'

/** Licences under which we may hand a package on with nothing but its notice. */
const PERMISSIVE = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'OFL-1.1', 'PSF-2.0', 'Python-2.0', 'Unlicense', 'WTFPL', 'Zlib'],
])

const PackageJson = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.unknown()),
})

/** A licence with further conditions, accepted for packages whose name begins with `name`. */
export interface AcceptedLicence {
  readonly licence: string
  readonly name: string
}

/** A line for every installed package that is shipped under another licence, or under none. */
export async function auditLicences(
  packages: readonly LockedPackage[],
  modules: string,
  accepted: readonly AcceptedLicence[],
): Promise<string[]> {
  const licences = await installedLicences(join(modules, '.pnpm'))
  return packages
    .filter(({ isShipped, name, version }) => isShipped && licences.has(`${name}@${version}`))
    .flatMap(({ name, version, path }) => {
      const licence = licences.get(`${name}@${version}`) ?? ''
      const isAccepted = accepted.some(
        (one) => one.licence === licence && name.startsWith(one.name),
      )
      return isAccepted || isPermissive(licence)
        ? []
        : [`licence: ${path.join(' > ')}: ${licence || 'none is named'}`]
    })
}

/** Tells whether a licence is permissive: of alternatives (OR) one has to be, of a combination (AND) every part. */
export function isPermissive(licence: string): boolean {
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((part) => PERMISSIVE.has(part)))
}

/** Reads the licences by name and version, from each package's own package.json. */
async function installedLicences(store: string): Promise<ReadonlyMap<string, string>> {
  const licences = new Map<string, string>()
  for (const entry of await readdir(store)) {
    const folder = join(store, entry, 'node_modules')
    if (!existsSync(folder)) continue
    for (const name of await ownPackages(folder)) {
      const file = join(folder, name, 'package.json')
      if (!existsSync(file)) continue
      const found = v.parse(PackageJson, JSON.parse(await readFile(file, 'utf8')))
      const licence = typeof found.license === 'string' ? found.license : ''
      licences.set(`${found.name}@${found.version}`, licence)
    }
  }
  return licences
}

/** Lists the packages in a folder, without the links to their dependencies. */
async function ownPackages(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const scoped = folders
    .filter((name) => name.startsWith('@'))
    .map(async (scope) =>
      (await ownPackages(join(folder, scope))).map((name) => `${scope}/${name}`),
    )
  return [...folders.filter((name) => !name.startsWith('@')), ...(await Promise.all(scoped)).flat()]
}

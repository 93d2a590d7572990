import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { ACCEPTED, ACCEPTED_LICENCES } from './accepted.ts'
import { readAdvisories } from './advisories.ts'
import { auditPackages } from './audit-packages.ts'
import { auditLicences } from './licences.ts'
import { readLockfile } from './lockfile.ts'

/** Advisories about packages that we use, or once used a bad version of. */
const OWN_ADVISORIES = join(WORKSPACE_ROOT, 'tooling/audit/advisories')

/**
 * Checks the installed packages against the advisories in the repository and, if given, a whole
 * database. Works offline.
 *
 * @param database folder of advisories in the OSV format.
 * @returns the number of packages, and a line for each that should not be used.
 */
export async function auditDependencies(
  database?: string,
): Promise<{ readonly packages: number; readonly findings: string[] }> {
  const packages = readLockfile(await readFile(join(WORKSPACE_ROOT, 'pnpm-lock.yaml'), 'utf8'))
  const folders = [OWN_ADVISORIES, ...(database ? [database] : [])]
  const advisories = (await Promise.all(folders.map(readAdvisories))).flat()
  const findings = [
    ...auditPackages(packages, advisories, ACCEPTED),
    ...(await auditLicences(packages, join(WORKSPACE_ROOT, 'node_modules'), ACCEPTED_LICENCES)),
  ]
  return { packages: packages.length, findings: [...new Set(findings)] }
}

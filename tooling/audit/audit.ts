import { auditDependencies } from './audit-dependencies.ts'

/** `OSV_DATABASE=<folder> pnpm audit:offline`: checks every package against a downloaded advisory database. */
const database = process.env['OSV_DATABASE']
if (!database) {
  console.error('OSV_DATABASE must name a folder of advisories (CONTRIBUTING.md, Dependencies)')
  process.exit(2)
}
const { packages, findings } = await auditDependencies(database)
for (const line of findings) console.error(line)
console.log(`${packages} packages, ${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0

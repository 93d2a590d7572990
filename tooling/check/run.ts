import { CHECKS } from './checks.ts'

/**
 * Runs every check, or those named on the command line, and ends with the sum. A check counts as one test
 * unless it is a test runner, which counts its own.
 */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !CHECKS.some((check) => check.name === name))
if (unknown.length > 0) {
  console.error(
    `no check is called ${unknown.join(', ')}; there are ${CHECKS.map(({ name }) => name).join(', ')}`,
  )
  process.exit(2)
}

let passed = 0
let failed = 0
for (const check of CHECKS) {
  if (wanted.length > 0 && !wanted.includes(check.name)) continue
  const started = performance.now()
  console.log(`\n> ${check.name}`)
  const result = await check.run()
  passed += result.passed
  failed += result.failed
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  console.log(`  ${result.passed} passed, ${result.failed} failed in ${seconds} s`)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

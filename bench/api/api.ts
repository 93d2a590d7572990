import { rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { startPrograms } from 'tooling/start/programs'
import { runStep } from 'tooling/workspace/build-step'
import { programsStep } from 'tooling/workspace/programs-step'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'
import { benchReads } from './reads.ts'
import { benchWrites } from './writes.ts'

/**
 * `pnpm bench:api`: compares cached reads with a bare `node:http`, then writes with the database's own
 * single-row inserts. Exits with 1 when a read is beyond its limits. Needs a quiet machine, and prints the load
 * before the start.
 */
const DATA_DIR = join(WORKSPACE_ROOT, '.data/bench-api')
rmSync(DATA_DIR, { recursive: true, force: true })
await runStep(programsStep)
const [load = 0] = loadavg()
console.log(`${cpus().length} cores, load ${load.toFixed(1)} before the start`)
const programs = startPrograms({
  env: { ...process.env, API_PORT: '3805', DATA_DIR, LOG_LEVEL: 'error' },
})
await programs.migrate()
await programs.startApi()
const isWithinLimits = await benchReads(
  'http://127.0.0.1:3805',
  ['/api/subsidiaries', '/api/news', '/api/metals-prices'],
  { minThroughput: 0.6, maxP99: 3 },
)
programs.stop()
await benchWrites()
process.exitCode = isWithinLimits ? 0 : 1

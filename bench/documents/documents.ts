import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { workspaceRemotes } from 'release/workspace'
import { startSystem } from 'tooling/start/system'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'
import { benchReads } from '../api/reads.ts'
import { measureSizes } from './sizes.ts'

/**
 * `pnpm bench:documents [--sizes] [--each] [--origin http://127.0.0.1:3000]`: prints the brotli size of every
 * page's document, then compares repeated requests for documents with a bare `node:http`. Starts its own system
 * unless an origin is given. `--sizes` leaves the throughput out, `--each` lists every page.
 */
const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    sizes: { type: 'boolean', default: false },
    each: { type: 'boolean', default: false },
  },
})
const origin = values.origin ?? 'http://127.0.0.1:3806'
if (values.origin === undefined) {
  const DATA_DIR = join(WORKSPACE_ROOT, '.data/bench-documents')
  rmSync(DATA_DIR, { recursive: true, force: true })
  const env = { ...process.env, PORT: '3806', API_PORT: '3807', DATA_DIR, LOG_LEVEL: 'error' }
  if (!(await startSystem({ mode: 'production', released: workspaceRemotes(), env })))
    process.exit(1)
}
await measureSizes(origin, values.each)
const isWithinLimits =
  values.sizes ||
  (await benchReads(origin, ['/', '/gpl/tables', '/careers'], { minThroughput: 0.5, maxP99: 3 }))
if (values.origin === undefined) process.kill(process.pid, 'SIGTERM')
process.exitCode = isWithinLimits ? 0 : 1

import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mkdir } from 'node:fs/promises'
import { parseOrExit } from 'shared-server/environment/parse-environment'
import { openPrivateFolderOrExit } from 'shared-server/private-files/private-folder'
import { stopOnSignal } from 'shared-server/stop-on-signal'
import { readConfig } from './config.ts'
import { createEdge } from './edge.ts'

// Compiled to edge/dist; the shell's build is in the neighbouring package.
const here = dirname(fileURLToPath(import.meta.url))
const shellFolder = join(here, '../../shell')
const config = parseOrExit(() => readConfig(process.env))
await openPrivateFolderOrExit(config.dataDir)
await mkdir(join(config.dataDir, 'releases'), { recursive: true })
const edge = await createEdge(config, {
  shellBuild: config.shellBuild ?? join(shellFolder, 'dist'),
  public: join(shellFolder, 'public'),
  renderer: join(here, 'rendering/renderer-process.js'),
})
await edge.listen({ host: config.host, port: config.port })

stopOnSignal(
  () => edge.close(),
  (reason, error) => edge.log.error({ err: error }, reason),
)

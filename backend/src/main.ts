import { openDataFolder } from './foundation/config/data-folder.ts'
import { configOfProcess } from './foundation/config/environment.ts'
import { createApp } from './create-app.ts'

/** Time after which a drain is aborted, in milliseconds. */
const DRAIN_LIMIT_MS = 10_000

const config = configOfProcess()
await openDataFolder(config)
const app = await createApp(config)
await app.listen(config.API_PORT, config.API_HOST)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref()
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
}

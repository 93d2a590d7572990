import { Logger } from '@nestjs/common'
import { stopOnSignal } from 'shared-server/stop-on-signal'
import { openDataFolder } from './foundation/config/data-folder.ts'
import { configOfProcess } from './foundation/config/environment.ts'
import { createApp } from './create-app.ts'

const config = configOfProcess()
await openDataFolder(config)
const app = await createApp(config)
await app.listen(config.API_PORT, config.API_HOST)

const logger = new Logger('Stop')
stopOnSignal(
  () => app.close(),
  (reason, error) => logger.error({ err: error }, reason),
)

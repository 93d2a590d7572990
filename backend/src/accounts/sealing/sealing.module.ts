import { Global, Module } from '@nestjs/common'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { loadSecret } from '../../foundation/config/load-secret.ts'
import { Sealer } from './sealer.ts'

/** Provides the sealer of the desk with this installation's key. */
@Global()
@Module({
  providers: [
    {
      provide: Sealer,
      inject: [CONFIG],
      useFactory: async ({ DESK_KEY: configured, DESK_KEY_BEFORE, DATA_DIR: folder }: Config) =>
        new Sealer(await loadSecret({ configured, folder, name: 'desk-key' }), DESK_KEY_BEFORE),
    },
  ],
  exports: [Sealer],
})
export class SealingModule {}

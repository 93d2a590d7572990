import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { Challenge } from './challenge.entity.ts'
import { Passkey } from './passkey.entity.ts'
import { PasskeysController } from './passkeys.controller.ts'
import { Passkeys } from './passkeys.ts'

/** Signing in with passkeys. */
@Records({
  entities: [Passkey, Challenge],
  passes: [Challenge],
  expiries: [{ kind: 'challenges', entity: Challenge, moment: 'expiresAt', days: () => 0 }],
})
@Module({ controllers: [PasskeysController], providers: [Passkeys], exports: [Passkeys] })
export class PasskeysModule {}

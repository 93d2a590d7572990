import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { Authenticator } from './authenticator.entity.ts'
import { RecoveryCode } from './recovery-code.entity.ts'
import { AuthenticatorSecrets } from './authenticator-secrets.ts'
import { SecondFactor } from './second-factor.ts'

@Records({ entities: [Authenticator, RecoveryCode] })
@Module({ providers: [AuthenticatorSecrets, SecondFactor], exports: [SecondFactor] })
export class SecondFactorModule {}

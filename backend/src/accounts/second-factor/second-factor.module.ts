import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { Authenticator } from './authenticator.entity.ts'
import { RecoveryCode } from './recovery-code.entity.ts'
import { SecondFactor } from './second-factor.ts'

@Records({ entities: [Authenticator, RecoveryCode] })
@Module({ providers: [SecondFactor], exports: [SecondFactor] })
export class SecondFactorModule {}

import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { Renewal } from './renewal.entity.ts'
import { RenewalsController } from './renewals.controller.ts'
import { Renewals } from './renewals.ts'

/** Links by which people regain access to their accounts. */
@Records({
  entities: [Renewal],
  passes: [Renewal],
  expiries: [{ kind: 'renewals', entity: Renewal, moment: 'expiresAt', days: () => 0 }],
})
@Module({ controllers: [RenewalsController], providers: [Renewals] })
export class RenewalsModule {}

import { Module } from '@nestjs/common'
import { AuditModule } from '../foundation/audit/audit.module.ts'
import { DeskAuditController } from './audit/desk-audit.controller.ts'
import { InvitationsModule } from './invitations/invitations.module.ts'
import { OwnAccountController } from './own/own-account.controller.ts'
import { OwnAccounts } from './own/own-accounts.ts'
import { PasskeysModule } from './passkeys/passkeys.module.ts'
import { ProviderModule } from './provider/provider.module.ts'
import { RenewalsModule } from './renewals/renewals.module.ts'
import { SealingModule } from './sealing/sealing.module.ts'
import { SessionsModule } from './sessions/sessions.module.ts'
import { TodayModule } from './today/today.module.ts'
import { AccountsController } from './users/accounts.controller.ts'
import { Accounts } from './users/accounts.ts'

/** Accounts of the desk, and the ways of signing in. */
@Module({
  imports: [
    AuditModule,
    InvitationsModule,
    PasskeysModule,
    ProviderModule,
    RenewalsModule,
    SealingModule,
    SessionsModule,
    TodayModule,
  ],
  controllers: [AccountsController, DeskAuditController, OwnAccountController],
  providers: [Accounts, OwnAccounts],
})
export class AccountsModule {}

import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { FirstInvitation } from './first-invitation.ts'
import { Invitation } from './invitation.entity.ts'
import { InvitationsController } from './invitations.controller.ts'
import { Invitations } from './invitations.ts'

/** Invitations, by which people get an account. */
@Records({
  entities: [Invitation],
  // The first administrator's invitation as well: the API makes it anew while there is no account.
  passes: [Invitation],
  // An invitation that stays valid until it is used has no expiry, and is never purged.
  expiries: [{ kind: 'invitations', entity: Invitation, moment: 'expiresAt', days: () => 0 }],
})
@Module({
  controllers: [InvitationsController],
  providers: [FirstInvitation, Invitations],
  exports: [FirstInvitation, Invitations],
})
export class InvitationsModule {}

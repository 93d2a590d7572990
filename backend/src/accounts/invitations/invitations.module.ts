import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { FirstInvitation } from './first-invitation.ts'
import { Invitation } from './invitation.entity.ts'
import { InvitationsController } from './invitations.controller.ts'
import { Invitations } from './invitations.ts'

/** How people come to accounts. */
@Records({
  entities: [Invitation],
  // What holds until it is used has no such moment, and stays.
  expiries: [{ kind: 'invitations', entity: Invitation, moment: 'expiresAt', days: () => 0 }],
})
@Module({
  controllers: [InvitationsController],
  providers: [FirstInvitation, Invitations],
  exports: [FirstInvitation, Invitations],
})
export class InvitationsModule {}

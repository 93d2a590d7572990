import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { InvitationsModule } from '../invitations/invitations.module.ts'
import { IdentityProvider } from './identity-provider.ts'
import { ProviderLink } from './provider-link.entity.ts'
import { ProviderLinks } from './provider-links.ts'
import { ProviderController } from './provider.controller.ts'
import { ProviderFlows } from './provider-flows.ts'

/** Signing in through the organisation's own provider. */
@Records({ entities: [ProviderLink] })
@Module({
  imports: [InvitationsModule],
  controllers: [ProviderController],
  providers: [IdentityProvider, ProviderLinks, ProviderFlows],
  exports: [IdentityProvider, ProviderLinks],
})
export class ProviderModule {}

import { Body, Controller, Get, Put, UseGuards } from '@nestjs/common'
import { ApiBearerAuth } from '@nestjs/swagger'
import { ReleaseRefusal, ShellAnnouncement } from 'shared-contracts/registry'
import { HostContract } from 'shared-contracts/release'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { HostContracts } from './host-contracts.ts'
import { assertIsPlatform, Caller, type ReleaseCaller } from './release-caller.ts'
import { ReleaseTokenGuard } from './release-token.guard.ts'

@Controller('api/host-contract')
export class HostContractController {
  constructor(private readonly contracts: HostContracts) {}

  @Get()
  @ApiEndpoint({ answer: HostContract, errors: [404] })
  current(): Promise<HostContract> {
    return this.contracts.current()
  }

  /**
   * Announces the host in service. From now on, releases that need anything else are refused, and every edge serves
   * this host's files.
   */
  @Put()
  @UseGuards(ReleaseTokenGuard)
  @ApiBearerAuth()
  @ApiEndpoint({
    body: ShellAnnouncement,
    answer: HostContract,
    errors: [401, 403, 422, 429],
    details: { 422: ReleaseRefusal },
  })
  announce(
    @Body({ schema: ShellAnnouncement }) announcement: ShellAnnouncement,
    @Caller() caller: ReleaseCaller,
  ): Promise<HostContract> {
    assertIsPlatform(caller)
    return this.contracts.announce(announcement, caller)
  }
}

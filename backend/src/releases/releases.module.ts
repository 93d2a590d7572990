import { Module } from '@nestjs/common'
import { CONFIG } from '../config/config.ts'
import { RELEASE_TOKEN, releaseToken } from './release-token.ts'
import { ReleasesController } from './releases.controller.ts'
import { ReleasesService } from './releases.service.ts'

@Module({
  controllers: [ReleasesController],
  providers: [
    ReleasesService,
    { provide: RELEASE_TOKEN, inject: [CONFIG], useFactory: releaseToken },
  ],
})
export class ReleasesModule {}

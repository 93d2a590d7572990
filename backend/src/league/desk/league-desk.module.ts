import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { LeagueModule } from '../league.module.ts'
import { EditsController } from './edits/edits.controller.ts'
import { EditsService } from './edits/edits.service.ts'
import { LeagueDesk } from './edits/league-desk.ts'
import { LeagueEdit } from './edits/league-edit.entity.ts'
import { DeskFixturesController } from './fixtures/desk-fixtures.controller.ts'
import { DeskFixturesService } from './fixtures/desk-fixtures.service.ts'
import { DeskRoundsController } from './rounds/desk-rounds.controller.ts'
import { DeskRoundsService } from './rounds/desk-rounds.service.ts'
import { DeskSeasonsController } from './seasons/desk-seasons.controller.ts'
import { DeskSeasonsService } from './seasons/desk-seasons.service.ts'

/** What editors write in the league. */
@Records({ entities: [LeagueEdit] })
@Module({
  imports: [LeagueModule],
  controllers: [
    DeskSeasonsController,
    DeskRoundsController,
    DeskFixturesController,
    EditsController,
  ],
  providers: [LeagueDesk, EditsService, DeskSeasonsService, DeskRoundsService, DeskFixturesService],
})
export class LeagueDeskModule {}

import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { LeagueModule } from '../league.module.ts'
import { EditsController } from './edits/edits.controller.ts'
import { EditsService } from './edits/edits.service.ts'
import { LeagueDesk } from './edits/league-desk.ts'
import { LeagueEdit } from './edits/league-edit.entity.ts'
import { DeskFixturesController } from './fixtures/desk-fixtures.controller.ts'
import { DeskFixturesService } from './fixtures/desk-fixtures.service.ts'
import { DeskImportsController } from './imports/desk-imports.controller.ts'
import { DeskImportsService } from './imports/desk-imports.service.ts'
import { DeskRoundsController } from './rounds/desk-rounds.controller.ts'
import { DeskRoundsService } from './rounds/desk-rounds.service.ts'
import { DeskSeasonsController } from './seasons/desk-seasons.controller.ts'
import { DeskSeasonsService } from './seasons/desk-seasons.service.ts'
import { DeskSquadsController } from './squads/desk-squads.controller.ts'
import { DeskSquadsService } from './squads/desk-squads.service.ts'

/** What editors write in the league. */
@Records({ entities: [LeagueEdit] })
@Module({
  imports: [LeagueModule],
  controllers: [
    DeskSeasonsController,
    DeskRoundsController,
    DeskFixturesController,
    DeskSquadsController,
    DeskImportsController,
    EditsController,
  ],
  providers: [
    LeagueDesk,
    EditsService,
    DeskSeasonsService,
    DeskRoundsService,
    DeskFixturesService,
    DeskSquadsService,
    DeskImportsService,
  ],
})
export class LeagueDeskModule {}

import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { IdempotencyModule } from '../../intake/idempotency/idempotency.module.ts'
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
import { MatchScorer } from './score/match-scorer.entity.ts'
import { MatchScorersController } from './score/match-scorers.controller.ts'
import { MatchScorersService } from './score/match-scorers.service.ts'
import { ScoreController } from './score/score.controller.ts'
import { ScorerWork } from './score/scorer-work.ts'
import { ScoredMatchesService } from './score/scored-matches.service.ts'
import { KeptTap } from './score/taps/kept-tap.entity.ts'
import { DeskSeasonsController } from './seasons/desk-seasons.controller.ts'
import { DeskSeasonsService } from './seasons/desk-seasons.service.ts'
import { DeskSquadsController } from './squads/desk-squads.controller.ts'
import { DeskSquadsService } from './squads/desk-squads.service.ts'

/** Days for which a save of the league can be undone: a whole season, and a margin. */
const EDITS_KEPT_DAYS = 400

/** Days for which a scorer's tap is recognised. By then, its season has ended, and the match has its events. */
const TAPS_KEPT_DAYS = 400

/** League administration for editors. */
@Records({
  entities: [LeagueEdit, MatchScorer, KeptTap],
  expiries: [
    { kind: 'league edits', entity: LeagueEdit, moment: 'at', days: () => EDITS_KEPT_DAYS },
    { kind: 'taps', entity: KeptTap, moment: 'receivedAt', days: () => TAPS_KEPT_DAYS },
  ],
})
@Module({
  imports: [LeagueModule, IdempotencyModule],
  controllers: [
    DeskSeasonsController,
    DeskRoundsController,
    DeskFixturesController,
    DeskSquadsController,
    DeskImportsController,
    EditsController,
    MatchScorersController,
    ScoreController,
  ],
  providers: [
    LeagueDesk,
    EditsService,
    DeskSeasonsService,
    DeskRoundsService,
    DeskFixturesService,
    DeskSquadsService,
    DeskImportsService,
    MatchScorersService,
    ScoredMatchesService,
    ScorerWork,
  ],
})
export class LeagueDeskModule {}

import { Module } from '@nestjs/common'
import { RevisionsModule } from '../content/revisions/revisions.module.ts'
import { Records } from '../foundation/database/records.ts'
import { LeagueChange } from './changes/league-change.entity.ts'
import { LeagueRevision } from './changes/league-revision.entity.ts'
import { Club } from './clubs/club.entity.ts'
import { Ground } from './clubs/ground.entity.ts'
import { Appearance } from './matches/appearance.entity.ts'
import { FixtureChange } from './matches/fixture-change.entity.ts'
import { Fixture } from './matches/fixture.entity.ts'
import { MatchEvent } from './matches/match-event.entity.ts'
import { MatchFigures } from './matches/match-figures.entity.ts'
import { LeaguePerson } from './people/league-person.entity.ts'
import { SquadSpell } from './people/squad-spell.entity.ts'
import { seedSample } from './sample/seed-sample.ts'
import { Adjustment } from './seasons/adjustment.entity.ts'
import { Competition } from './seasons/competition.entity.ts'
import { Round } from './seasons/round.entity.ts'
import { SeasonEntry } from './seasons/season-entry.entity.ts'
import { Season } from './seasons/season.entity.ts'
import { Product } from './shop/product.entity.ts'
import { Article } from './stories/article.entity.ts'
import { Topic } from './stories/topic.entity.ts'
import { IntakeModule } from '../intake/submission/intake.module.ts'
import { ReportedFacts } from './reports/reported-facts.ts'
import { ReportsController } from './reports/reports.controller.ts'
import { Reports } from './reports/reports.service.ts'
import { DeskClubsController } from './clubs/desk-clubs.controller.ts'
import { LeagueContent } from './league-content.ts'
import { DeskPlayersController } from './people/desk-players.controller.ts'
import { DeskProductsController } from './shop/desk-products.controller.ts'
import { DeskArticlesController } from './stories/desk-articles.controller.ts'
import { DeskTopicsController } from './stories/desk-topics.controller.ts'
import { LeagueAnswers } from './answers/league-answers.ts'
import { ListedRecords } from './answers/listed-records.ts'
import { OpenData } from './answers/open-data.ts'
import { PreflightController } from './answers/preflight.controller.ts'
import { LeagueBooks } from './book/league-books.ts'
import { ChangesController } from './changes/changes.controller.ts'
import { ChangesService } from './changes/changes.service.ts'
import { ClubsController } from './clubs/clubs.controller.ts'
import { ClubsService } from './clubs/clubs.service.ts'
import { ExportsController } from './exchange/exports.controller.ts'
import { ExportsService } from './exchange/exports.service.ts'
import { CalendarsController } from './matches/calendars.controller.ts'
import { CalendarsService } from './matches/calendars.service.ts'
import { FixturesService } from './matches/fixtures.service.ts'
import { MatchesController } from './matches/matches.controller.ts'
import { MatchesService } from './matches/matches.service.ts'
import { Meetings } from './matches/meetings.ts'
import { PlayersController } from './people/players.controller.ts'
import { PlayersService } from './people/players.service.ts'
import { SeasonPlayers } from './people/season-players.ts'
import { Outlooks } from './outlook/outlooks.ts'
import { SeasonsController } from './seasons/seasons.controller.ts'
import { SeasonsService } from './seasons/seasons.service.ts'
import { ProductsController } from './shop/products.controller.ts'
import { ProductsService } from './shop/products.service.ts'
import { FeedsController } from './stories/feeds.controller.ts'
import { FeedsService } from './stories/feeds.service.ts'
import { StoriesController } from './stories/stories.controller.ts'
import { StoriesService } from './stories/stories.service.ts'
import { LeagueWork } from './waiting/league-work.ts'
import { MetricsModule } from '../foundation/metrics/metrics.module.ts'
import { LiveController } from './live/live.controller.ts'
import { LiveMatches } from './live/live-matches.ts'

/** The league: its seasons, matches, people and stories, and everything derived from them. */
@Records({
  entities: [
    Competition,
    Season,
    Round,
    SeasonEntry,
    Adjustment,
    Club,
    Ground,
    LeaguePerson,
    SquadSpell,
    Fixture,
    FixtureChange,
    MatchEvent,
    Appearance,
    MatchFigures,
    Article,
    Topic,
    Product,
    LeagueChange,
    LeagueRevision,
  ],
  seed: seedSample,
})
@Module({
  imports: [IntakeModule, RevisionsModule, MetricsModule],
  controllers: [
    SeasonsController,
    LiveController,
    MatchesController,
    ClubsController,
    PlayersController,
    StoriesController,
    ProductsController,
    ChangesController,
    CalendarsController,
    FeedsController,
    ExportsController,
    PreflightController,
    ReportsController,
    DeskArticlesController,
    DeskTopicsController,
    DeskClubsController,
    DeskPlayersController,
    DeskProductsController,
  ],
  providers: [
    LeagueContent,
    OpenData,
    LeagueAnswers,
    ListedRecords,
    LeagueBooks,
    SeasonPlayers,
    Meetings,
    Outlooks,
    SeasonsService,
    FixturesService,
    MatchesService,
    ClubsService,
    PlayersService,
    StoriesService,
    ProductsService,
    ChangesService,
    CalendarsService,
    FeedsService,
    ExportsService,
    ReportedFacts,
    Reports,
    LeagueWork,
    LiveMatches,
  ],
  exports: [LeagueAnswers, LeagueBooks, LiveMatches, MatchesService],
})
export class LeagueModule {}

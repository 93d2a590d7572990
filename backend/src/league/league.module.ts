import { Module } from '@nestjs/common'
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

/** The league: its seasons, matches, people and stories, and whatever follows from them. */
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
@Module({})
export class LeagueModule {}

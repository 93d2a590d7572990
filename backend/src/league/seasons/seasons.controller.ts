import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CompetitionResponse } from 'shared-contracts/league/competition'
import { FixtureResponse, FixtureStatus } from 'shared-contracts/league/fixture'
import { AskedDay } from 'shared-contracts/league/name'
import { PlayerFigures, PlayerPosition, RankedPlayer } from 'shared-contracts/league/player'
import { SeasonResponse, SeasonSummary } from 'shared-contracts/league/season'
import { StandingResponse, Venue } from 'shared-contracts/league/standing'
import * as v from 'valibot'
import { OpenEndpoint } from '../answers/open-data.ts'
import { FixturesService } from '../matches/fixtures.service.ts'
import { PlayersService } from '../people/players.service.ts'
import { SeasonsService } from './seasons.service.ts'

const slug = v.pipe(v.string(), v.maxLength(120))
const round = v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'Give the number of a round'))
const calledRound = v.pipe(
  v.string(),
  v.regex(/^[\p{L}\p{N}-]{1,120}$/u, 'Give the number of a round, or the name of one of a stage'),
)

const SeasonsQuery = v.object({ competition: v.optional(slug) })
const TableQuery = v.object({
  /** The table after a round. */
  round: v.optional(round),
  /** The table at the end of a day. */
  on: v.optional(AskedDay),
  venue: v.optional(Venue, 'all'),
  /** Whether matches in progress count. */
  live: v.optional(v.picklist(['true', 'false']), 'false'),
})
const FixturesQuery = v.object({
  /** Number of a round, or name of a round of a stage: `play-offs-final`. */
  round: v.optional(calledRound),
  club: v.optional(slug),
  status: v.optional(FixtureStatus),
  from: v.optional(AskedDay),
  to: v.optional(AskedDay),
})
const PlayersQuery = v.object({ club: v.optional(slug), position: v.optional(PlayerPosition) })

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))

@Controller('api/league')
export class SeasonsController {
  constructor(
    private readonly seasons: SeasonsService,
    private readonly fixtures: FixturesService,
    private readonly players: PlayersService,
  ) {}

  @Get('competitions')
  @OpenEndpoint({ answer: v.array(CompetitionResponse) })
  competitions(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.seasons.competitions.send(null, request, reply)
  }

  @Get('seasons')
  @OpenEndpoint({ query: SeasonsQuery, answer: v.array(SeasonSummary) })
  list(
    @Query({ schema: SeasonsQuery }) { competition }: v.InferOutput<typeof SeasonsQuery>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.seasons.list.send({ competition }, request, reply)
  }

  @Get('seasons/:season')
  @OpenEndpoint({ answer: SeasonResponse, errors: [404] })
  one(
    @Param('season') season: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.seasons.one.send(season, request, reply)
  }

  @Get('seasons/:season/standings')
  @OpenEndpoint({ query: TableQuery, answer: v.array(StandingResponse), errors: [404] })
  standings(
    @Param('season') season: string,
    @Query({ schema: TableQuery }) query: v.InferOutput<typeof TableQuery>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { on, venue } = query
    const asked = { season, round: numberOf(query.round), on, venue, live: query.live === 'true' }
    return this.seasons.standings.send(asked, request, reply)
  }

  @Get('seasons/:season/fixtures')
  @OpenEndpoint({ query: FixturesQuery, answer: v.array(FixtureResponse), errors: [404] })
  seasonFixtures(
    @Param('season') season: string,
    @Query({ schema: FixturesQuery }) query: v.InferOutput<typeof FixturesQuery>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.fixtures.list.send({ season, ...query }, request, reply)
  }

  @Get('seasons/:season/players')
  @OpenEndpoint({ query: PlayersQuery, answer: v.array(PlayerFigures), errors: [404] })
  seasonPlayers(
    @Param('season') season: string,
    @Query({ schema: PlayersQuery }) { club, position }: v.InferOutput<typeof PlayersQuery>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.players.list.send({ season, club, position }, request, reply)
  }

  @Get('seasons/:season/scorers')
  @OpenEndpoint({ answer: v.array(RankedPlayer), errors: [404] })
  scorers(
    @Param('season') season: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.players.ranked.send({ season, by: 'goals' }, request, reply)
  }

  @Get('seasons/:season/assists')
  @OpenEndpoint({ answer: v.array(RankedPlayer), errors: [404] })
  assists(
    @Param('season') season: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.players.ranked.send({ season, by: 'assists' }, request, reply)
  }
}

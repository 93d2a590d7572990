import { Controller, Get, Param, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { OpenEndpoint } from '../answers/open-data.ts'
import { ExportsService } from './exports.service.ts'
import { FILE_FORMATS } from './file-formats.ts'

/** A season as football.json; the format is described at https://github.com/openfootball/football.json */
const FootballJson = v.record(v.string(), v.unknown())

@Controller('api/league/seasons')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Get(':season/export.csv')
  @OpenEndpoint({ answerType: FILE_FORMATS.csv.type, errors: [404] })
  csv(
    @Param('season') season: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.one.csv.send(season, request, reply)
  }

  @Get(':season/export.json')
  @OpenEndpoint({ answer: FootballJson, errors: [404] })
  json(
    @Param('season') season: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.one.json.send(season, request, reply)
  }

  @Get(':season/export.txt')
  @OpenEndpoint({ answerType: FILE_FORMATS.txt.type, errors: [404] })
  txt(
    @Param('season') season: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.one.txt.send(season, request, reply)
  }
}

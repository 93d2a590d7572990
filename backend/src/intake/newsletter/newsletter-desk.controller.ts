import { Controller, Get, Query, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Subscriber, SUBSCRIBER_SORTS } from 'shared-contracts/desk/inbox'
import { listOf, listQuery } from 'shared-contracts/desk/list'
import { DataSource, IsNull, Not } from 'typeorm'
import * as v from 'valibot'
import { DeskEndpoint } from '../../accounts/desk-endpoint.ts'
import { ForPart } from '../../accounts/sessions/desk-guard.ts'
import { containing } from '../../foundation/database/containing.ts'
import { sendTagged } from '../../foundation/http/tagged-answer.ts'
import { NewsletterSubscriber } from './newsletter-subscriber.entity.ts'

/** Unsubscribed addresses are removed, so `left` finds nobody. */
const Filter = listQuery(SUBSCRIBER_SORTS, {
  list: v.optional(v.pipe(v.string(), v.maxLength(20))),
  state: v.optional(Subscriber.entries.state),
})

/** Lists the newsletters' subscribers, for the office. */
@Controller('api/desk/newsletters')
@ForPart('newsletters')
export class NewsletterDeskController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  @DeskEndpoint({ query: Filter, answer: listOf(Subscriber), isTagged: true })
  async list(
    @Query({ schema: Filter }) query: v.InferOutput<typeof Filter>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { page, perPage, q, list, state, order } = query
    const select = this.dataSource.manager
      .createQueryBuilder(NewsletterSubscriber, 'record')
      .where({
        ...(list && { list }),
        ...(state && { confirmedAt: state === 'confirmed' ? Not(IsNull()) : IsNull() }),
      })
      .orderBy(
        `record.${query.sort === 'email' ? 'email' : 'createdAt'}`,
        query.sort && order === 'asc' ? 'ASC' : 'DESC',
      )
      .addOrderBy('record.id')
      .skip((page - 1) * perPage)
      .take(perPage)
    if (q) select.andWhere(...containing(['record.email'], q))
    if (state === 'left') select.andWhere('1 = 0')
    const [rows, total] = await select.getManyAndCount()
    const items: Subscriber[] = rows.map(({ id, list: name, email, confirmedAt, createdAt }) => ({
      id,
      list: name,
      email,
      state: confirmedAt ? 'confirmed' : 'waiting',
      createdAt: createdAt.toISOString(),
    }))
    sendTagged(request, reply, JSON.stringify({ items, total }))
  }
}

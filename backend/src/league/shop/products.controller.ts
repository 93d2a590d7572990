import { Controller, Get, Query, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProductResponse } from 'shared-contracts/league/product'
import * as v from 'valibot'
import {
  PreviewQuery,
  sendPreview,
  type Previewed,
} from '../../content/revisions/preview-answer.ts'
import { OpenEndpoint } from '../answers/open-data.ts'
import { ProductsService } from './products.service.ts'

@Controller('api/league/products')
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  @Get()
  @OpenEndpoint({ query: PreviewQuery, answer: v.array(ProductResponse), errors: [404] })
  async list(
    @Query({ schema: PreviewQuery }) { preview }: Previewed,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (preview !== undefined) return sendPreview(reply, await this.products.preview(preview))
    return this.products.list.send(null, request, reply)
  }
}

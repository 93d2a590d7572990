import { Controller, Get, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProductResponse } from 'shared-contracts/league/product'
import * as v from 'valibot'
import { OpenEndpoint } from '../answers/open-data.ts'
import { ProductsService } from './products.service.ts'

@Controller('api/league/products')
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  @Get()
  @OpenEndpoint({ answer: v.array(ProductResponse) })
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.products.list.send(null, request, reply)
  }
}

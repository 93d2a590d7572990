import { Injectable } from '@nestjs/common'
import type { ProductResponse } from 'shared-contracts/league/product'
import { LeagueAnswers, type LeagueCall } from '../answers/league-answers.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { Product } from './product.entity.ts'

@Injectable()
export class ProductsService {
  readonly list: LeagueCall<null>

  constructor({ manager }: LeagueBooks, answers: LeagueAnswers) {
    this.list = answers.call('products', async () =>
      (await manager.find(Product, { order: { place: 'ASC', id: 'ASC' } })).map(toResponse),
    )
  }
}

function toResponse({
  id: _,
  revision: _revision,
  place: _place,
  ratingTenths,
  ...product
}: Product): ProductResponse {
  return { ...product, rating: ratingTenths / 10 }
}

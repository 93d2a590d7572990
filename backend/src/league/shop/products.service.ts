import { Injectable } from '@nestjs/common'
import type { ProductResponse } from 'shared-contracts/league/product'
import type { EntityManager } from 'typeorm'
import { ContentPreviews } from '../../content/revisions/content-previews.ts'
import { LeagueAnswers, type LeagueCall } from '../answers/league-answers.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { PRODUCT_KIND } from './product-kind.ts'
import { Product } from './product.entity.ts'

@Injectable()
export class ProductsService {
  readonly list: LeagueCall<null>
  private readonly manager: EntityManager

  constructor(
    { manager }: LeagueBooks,
    answers: LeagueAnswers,
    private readonly previews: ContentPreviews,
  ) {
    this.manager = manager
    this.list = answers.call('products', async () => (await this.all()).map(toResponse))
  }

  /** Returns the products, one of them in its newest revision, published or not. @throws NotFoundException */
  async preview(token: string): Promise<ProductResponse[]> {
    const product = await this.previews.rowOf(PRODUCT_KIND, token)
    const others = (await this.all()).filter(({ id }) => id !== product?.id)
    return (product ? [...others, product] : others)
      .sort((a, b) => a.place - b.place || a.id - b.id)
      .map(toResponse)
  }

  private all(): Promise<Product[]> {
    return this.manager.find(Product, { order: { place: 'ASC', id: 'ASC' } })
  }
}

function toResponse({ id: _, place: _place, ratingTenths, ...product }: Product): ProductResponse {
  return { ...product, rating: ratingTenths / 10 }
}

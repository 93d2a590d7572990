import type { EntityManager } from 'typeorm'
import { insertAll } from '../../foundation/database/records.ts'
import { slugOf } from '../../content/revisions/slugs.ts'
import { Product } from '../shop/product.entity.ts'
import { SAMPLE_PRODUCTS } from './sample-products.ts'

/** @returns slugs of the products. */
export async function seedShop(manager: EntityManager): Promise<string[]> {
  const products = SAMPLE_PRODUCTS.map(({ rating, originalPrice, team, ...product }, index) => ({
    ...product,
    slug: slugOf(product.name),
    originalPrice: originalPrice ?? null,
    team: team ?? null,
    ratingTenths: Math.round(rating * 10),
    place: index + 1,
  }))
  await insertAll(manager, Product, products)
  return products.map(({ slug }) => slug)
}

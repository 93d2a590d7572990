import { ProductFields } from 'shared-contracts/desk/league-content'
import * as v from 'valibot'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import type { ContentKind } from '../../content/revisions/content-kind.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { Product } from './product.entity.ts'

/** A row that was added by SQL may name an unknown drawing. */
const Drawing = v.fallback(ProductFields.entries.image, 'jersey')

/** Content kind of the products in the shop window. */
export const PRODUCT_KIND: ContentKind<ProductFields, Product> = {
  part: 'products',
  desk: { part: 'league', path: 'league/products' },
  noun: 'product',
  fields: ProductFields,
  entity: Product,
  read: ({ id: _, price, originalPrice, team, ratingTenths, ...product }) => ({
    ...product,
    price: inCedis(price),
    originalPrice: originalPrice === null ? '' : inCedis(originalPrice),
    team: team ?? '',
    image: v.parse(Drawing, product.image),
    rating: ratingTenths / 10,
    isNewArrival: Boolean(product.isNewArrival),
    isBestseller: Boolean(product.isBestseller),
    isLimitedEdition: Boolean(product.isLimitedEdition),
  }),
  write: ({ price, originalPrice, team, rating, ...fields }) => ({
    ...fields,
    price: inPesewas(price),
    originalPrice: originalPrice === '' ? null : inPesewas(originalPrice),
    team: team || null,
    ratingTenths: Math.round(rating * 10),
  }),
  summary: ({ name, category, team, description, place }) => ({
    title: name,
    sortKey: String(place).padStart(3, '0'),
    texts: [category, team, description],
    filters: { category, team },
  }),
  pathOf: () => '/gpl/shop',
  hasAddress: () => true,
  check: ({ price, originalPrice }) => {
    if (originalPrice === '' || inPesewas(originalPrice) > inPesewas(price)) return
    const message = 'Enter what it cost before: more than it costs now'
    throw new InvalidBodyException([{ message, path: ['originalPrice'] }])
  },
  follow: (manager, { slug }) => recordChanges(manager, [{ kind: 'product', slug }]),
}

/** Formats 18500 as `185.00`. */
const inCedis = (pesewas: number) =>
  `${Math.floor(pesewas / 100)}.${String(pesewas % 100).padStart(2, '0')}`

/** Reads `185.00` as 18500. */
const inPesewas = (cedis: string) => Number(cedis.replace('.', ''))

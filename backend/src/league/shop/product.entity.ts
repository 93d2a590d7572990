import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { ProductResponse } from 'shared-contracts/league/product'

/** A product of the shop. */
@Entity('products')
@Index('uq_products_slug', ['slug'], { unique: true })
export class Product {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ type: 'varchar', length: 120 })
  slug!: string

  @Column({ type: 'varchar', length: 120 })
  name!: string

  /** In pesewas, like the price before a reduction. */
  @Column({ type: Number })
  price!: number

  @Column({ name: 'original_price', type: Number, nullable: true })
  originalPrice!: number | null

  @Column({ type: 'varchar', length: 40 })
  category!: ProductResponse['category']

  @Column({ type: 'varchar', length: 120, nullable: true })
  team!: string | null

  /** Name of the drawing that shows it. */
  @Column({ type: 'varchar', length: 60 })
  image!: string

  /** From 0 to 50. */
  @Column({ name: 'rating_tenths', type: Number })
  ratingTenths!: number

  @Column({ type: Number })
  reviews!: number

  @Column({ type: 'simple-json' })
  sizes!: string[]

  @Column({ type: 'simple-json' })
  colors!: string[]

  @Column({ name: 'is_new_arrival', type: 'boolean' })
  isNewArrival!: boolean

  @Column({ name: 'is_bestseller', type: 'boolean' })
  isBestseller!: boolean

  @Column({ name: 'is_limited_edition', type: 'boolean' })
  isLimitedEdition!: boolean

  @Column({ type: Number })
  stock!: number

  @Column({ type: 'text' })
  description!: string

  /** Position in the shop window, from 1. */
  @Column({ type: Number })
  place!: number
}

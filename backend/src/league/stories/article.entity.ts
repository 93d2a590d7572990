import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { ArticleSummary } from 'shared-contracts/league/article'

/** A story of the league. */
@Entity('league_articles')
@Index('uq_league_articles_slug', ['slug'], { unique: true })
@Index('idx_league_articles_published_at', ['publishedAt'])
export class Article {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ type: 'varchar', length: 120 })
  slug!: string

  @Column({ type: 'varchar', length: 200 })
  title!: string

  @Column({ type: 'varchar', length: 500 })
  excerpt!: string

  /** Markdown. */
  @Column({ type: 'mediumtext' })
  content!: string

  @Column({ type: 'varchar', length: 40 })
  category!: ArticleSummary['category']

  @Column({ type: 'varchar', length: 100 })
  author!: string

  @Column({ name: 'published_at', type: 'datetime', precision: 3 })
  publishedAt!: Date

  @Column({ name: 'is_sample', type: 'boolean' })
  isSample!: boolean

  @Column({ name: 'read_minutes', type: Number })
  readMinutes!: number

  @Column({ type: Number })
  views!: number

  @Column({ name: 'is_featured', type: 'boolean' })
  isFeatured!: boolean

  @Column({ name: 'is_trending', type: 'boolean' })
  isTrending!: boolean

  @Column({ type: 'varchar', length: 500 })
  image!: string

  /** Alternative text of the picture; empty if it would only repeat the title. */
  @Column({ name: 'image_alt', type: 'varchar', length: 300, default: '' })
  imageAlt!: string

  @Column({ type: 'simple-json' })
  tags!: string[]
}

import type { Type } from '@nestjs/common'
import type { Part } from 'shared-contracts/desk/roles'
import type { EntityManager } from 'typeorm'
import type { GenericSchema } from 'valibot'

/** What a person writes of a record. */
export type ContentFields = Readonly<Record<string, unknown>>

/** A row that visitors read. */
export interface PublishedRow {
  readonly id: number
  readonly slug?: string | null
}

/** What lists show and look through. */
export interface ContentSummary {
  readonly title: string
  /** Orders a list at first, such as a date; at most 20 characters. */
  readonly sortKey: string
  /** Whose words a search finds. */
  readonly texts: readonly string[]
  /** What a list can be narrowed to, such as `{ category: 'energy' }`. */
  readonly filters?: Readonly<Record<string, string>>
}

/** A kind of content: the one definition from which drafts, revisions, publishing and the desk's calls are made. */
export interface ContentKind<
  Fields extends ContentFields = ContentFields,
  Row extends PublishedRow = PublishedRow,
> {
  /** What its records are filed under, such as `stories`. */
  readonly part: string
  /** Whose accounts may change it, and where: its path below `/desk` and `/api/desk`. */
  readonly desk: { readonly part: Part; readonly path: string }
  /** What one of it is called, such as `story`. */
  readonly noun: string
  readonly fields: GenericSchema<unknown, Fields>
  /** The table that visitors read. */
  readonly entity: Type<Row>
  /** The row as a person would have written it. */
  read(row: Row): Fields
  /** The columns of the row. @param before the row so far, if there is one. */
  write(fields: Fields, before: Row | null): Omit<Row, 'id'>
  summary(fields: Fields): ContentSummary
  /** Path of the page that shows the row, as `/careers?job=driver`. */
  pathOf(row: Row): string
  /**
   * Whether a record has an address of its own at present, which is made from its title where its field `slug` is
   * empty; absent for a kind without addresses.
   */
  hasAddress?(fields: Fields): boolean
  /** Characters of a slug that is made from a title, where its column has less room than others. */
  readonly mostSlug?: number
  /** Refuses by InvalidBodyException what the schema alone cannot. */
  check?(fields: Fields): void
  /** The same, of what other records say. @param id null for a record that is not there yet. */
  checkOthers?(manager: EntityManager, fields: Fields, id: number | null): Promise<void>
  /** Refuses by ConflictException to take back a row on which others stand. */
  checkWithdrawal?(manager: EntityManager, row: Row): Promise<void>
  /** Follows a row that visitors read from now on, or no longer, in the same transaction. */
  follow?(manager: EntityManager, row: Row): Promise<unknown>
}

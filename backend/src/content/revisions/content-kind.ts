import type { Type } from '@nestjs/common'
import type { Part } from 'shared-contracts/desk/roles'
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
  /** Part of the desk in which it is changed. */
  readonly part: Part
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
  /** Refuses by InvalidBodyException what the schema alone cannot. */
  check?(fields: Fields): void
}

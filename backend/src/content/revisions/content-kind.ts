import type { Type } from '@nestjs/common'
import type { Part } from 'shared-contracts/desk/roles'
import type { EntityManager } from 'typeorm'
import type { GenericSchema } from 'valibot'

/** Fields of a record that a person edits. */
export type ContentFields = Readonly<Record<string, unknown>>

/** A row that visitors read. */
export interface PublishedRow {
  readonly id: number
  readonly slug?: string | null
}

/** What lists show and search. */
export interface ContentSummary {
  readonly title: string
  /** Default sort key of a list, such as a date; at most 20 characters. */
  readonly sortKey: string
  /** Texts that a search covers. */
  readonly texts: readonly string[]
  /** Values for the filters of a list, such as `{ category: 'energy' }`. */
  readonly filters?: Readonly<Record<string, string>>
}

/** Definition of a kind of content, from which drafts, revisions, publishing and the desk's calls are made. */
export interface ContentKind<
  Fields extends ContentFields = ContentFields,
  Row extends PublishedRow = PublishedRow,
> {
  /** Key of the kind, such as `stories`. */
  readonly part: string
  /** Part whose accounts may change it, and its path below `/desk` and `/api/desk`. */
  readonly desk: { readonly part: Part; readonly path: string }
  /** Noun for one record, such as `story`. */
  readonly noun: string
  readonly fields: GenericSchema<unknown, Fields>
  /** The table that visitors read. */
  readonly entity: Type<Row>
  /** Converts a row to the fields that a person edits. */
  read(row: Row): Fields
  /** Converts fields to the columns of the row. @param before the existing row, if any. */
  write(fields: Fields, before: Row | null): Omit<Row, 'id'>
  summary(fields: Fields): ContentSummary
  /** Returns the path of the page that shows the row, such as `/careers?job=driver`. */
  pathOf(row: Row): string
  /**
   * Whether a record currently has an address of its own. If its field `slug` is empty, the address is made from its
   * title. Absent for a kind without addresses.
   */
  hasAddress?(fields: Fields): boolean
  /** Maximum length of a slug made from a title, if its column has less room than others. */
  readonly mostSlug?: number
  /** Checks what the schema alone cannot. @throws InvalidBodyException */
  check?(fields: Fields): void
  /**
   * Locks the records that the following checks read, until the transaction ends. It comes before anything is read:
   * MySQL answers later reads as of the first one.
   */
  lockOthers?(manager: EntityManager): Promise<void>
  /** Checks the fields against other records, as `check` does. @param id null for a new record. */
  checkOthers?(manager: EntityManager, fields: Fields, id: number | null): Promise<void>
  /** Checks that nothing depends on a row to be withdrawn. @throws ConflictException */
  checkWithdrawal?(manager: EntityManager, row: Row): Promise<void>
  /** Runs after a row was published or withdrawn, in the same transaction. */
  follow?(manager: EntityManager, row: Row): Promise<unknown>
}

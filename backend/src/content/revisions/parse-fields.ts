import * as v from 'valibot'
import type { ContentFields } from './content-kind.ts'

const StoredFields = v.record(v.string(), v.unknown())

/** Reads the fields of a stored revision. */
export const parseFields = (json: string): ContentFields => v.parse(StoredFields, JSON.parse(json))

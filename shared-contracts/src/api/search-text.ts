import * as v from 'valibot'
import { isBlank } from './visible.ts'

/** Text for which stories are searched, in the form of Unicode in which they are stored. */
export const SearchText = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.maxLength(200, 'Use at most 200 characters'),
)

/** Whether the API searches for a text: something of it can be seen, and it is not too long. */
export const isSearchText = (text: string) => !isBlank(text) && v.is(SearchText, text)

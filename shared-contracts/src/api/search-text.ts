import * as v from 'valibot'

/** Text for which stories are searched, in the form of Unicode in which they are stored. */
export const SearchText = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.maxLength(200, 'Use at most 200 characters'),
)

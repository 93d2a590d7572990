import { NotFoundException } from '@nestjs/common'

/** Parses a record's id from an address. Anything else becomes 0, which no record has. */
export const recordId = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

/** Returns a 404 error. @param what such as `session`. */
export const notFound = (what: string) => new NotFoundException(`There is no such ${what}`)

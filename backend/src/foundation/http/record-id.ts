import { NotFoundException } from '@nestjs/common'

/** A record's id out of an address; 0, which no record has, for what is none. */
export const recordId = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

/** @param what such as `session`. */
export const notThere = (what: string) => new NotFoundException(`There is no such ${what}`)

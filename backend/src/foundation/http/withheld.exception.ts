import { HttpStatus } from '@nestjs/common'
import * as v from 'valibot'
import { DetailedException } from './detailed.exception.ts'

/** Additional fields of the error. */
export const Withheld = v.object({ isWithheld: v.literal(true) })

/** Nothing that the API knows may be shown now, and no cache may show what it said earlier (decision 32). */
export class WithheldException extends DetailedException {
  constructor(message: string) {
    const details: v.InferOutput<typeof Withheld> = { isWithheld: true }
    super(message, HttpStatus.SERVICE_UNAVAILABLE, details)
  }
}

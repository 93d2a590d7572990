import { HttpStatus } from '@nestjs/common'
import type { ReleaseRefusal } from 'shared-contracts/registry'
import * as v from 'valibot'
import { DetailedException } from '../../foundation/http/detailed.exception.ts'

/** Maximum mistakes listed in a response. */
const MAX_REASONS = 50

/** Longer versions would not fit their column. */
const MAX_VERSION_LENGTH = 100

/**
 * Parses the text of a `release.json`.
 *
 * @throws DetailedException 422 with a sentence for each mistake.
 */
export function readDescription<Described extends { readonly version: string }>(
  schema: v.GenericSchema<string, Described>,
  description: string,
): Described {
  const result = v.safeParse(schema, description)
  if (!result.success) {
    const reasons = result.issues.map((issue) => {
      const path = v.getDotPath(issue)
      return path === null ? issue.message : `${path}: ${issue.message}`
    })
    throw refusal('The description cannot be read', reasons)
  }
  if (result.output.version.length > MAX_VERSION_LENGTH) {
    throw refusal('The description cannot be read', [
      `its version has more than ${MAX_VERSION_LENGTH} characters`,
    ])
  }
  return result.output
}

/** @throws DetailedException 422 if there is any reason to refuse a release. */
export function refuseFor(
  { name, version }: { readonly name: string; readonly version: string },
  reasons: readonly string[],
): void {
  if (reasons.length > 0) throw refusal(`${name}@${version} cannot be released`, reasons)
}

function refusal(summary: string, reasons: readonly string[]): DetailedException {
  const listed = reasons.slice(0, MAX_REASONS)
  return new DetailedException(
    `${summary}: ${listed.join('; ')}`.slice(0, 2_000),
    HttpStatus.UNPROCESSABLE_ENTITY,
    { reasons: listed } satisfies ReleaseRefusal,
  )
}

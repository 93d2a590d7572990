import { FailureKind, LoadStage } from 'shared-contracts/telemetry'
import * as v from 'valibot'

/**
 * Who has to act on a failure: the team of the `remote`, the `platform` team that runs edges, store and shell, or
 * nobody, because the `network` between them and the visitor failed.
 */
export type FailureOwner = 'remote' | 'platform' | 'network'

/**
 * Returns the owner of a failed load. Timeouts are the network's as long as they are spread over releases. A refused
 * file was missing, or differed from the published one. A complete but invalid file is its author's: the edge writes
 * descriptions, the remote its scripts. A release that does not fit the host must be built again, or wait for the
 * host.
 */
export function ownerOf(stage: LoadStage, kind: FailureKind): FailureOwner {
  switch (kind) {
    case 'timeout':
    case 'network':
      return 'network'
    case 'refused':
      return 'platform'
    case 'incompatible':
      return 'remote'
    case 'invalid':
      return stage === 'description' ? 'platform' : 'remote'
  }
}

/** A kind of failed load, and its owner. */
export interface OwnedFailure {
  readonly stage: LoadStage
  readonly kind: FailureKind
  readonly owner: FailureOwner
}

const Parts = v.strictTuple([LoadStage, FailureKind])

/** Returns the name of the bucket for a kind of failed load. */
export const failureBucket = (stage: LoadStage, kind: FailureKind) => `${stage}/${kind}`

/** Returns the kind of failed load that a bucket counts; null for an unknown name. */
export function failureOfBucket(bucket: string): OwnedFailure | null {
  const parts = v.safeParse(Parts, bucket.split('/'))
  if (!parts.success) return null
  const [stage, kind] = parts.output
  return { stage, kind, owner: ownerOf(stage, kind) }
}

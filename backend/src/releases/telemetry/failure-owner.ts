import { FailureKind, LoadStage } from 'shared-contracts/telemetry'
import * as v from 'valibot'

/**
 * Who has to act on a failure: the team of the `remote`, the `platform` team that runs edges, store and
 * shell, or nobody but the `network` between them and the visitor.
 */
export type FailureOwner = 'remote' | 'platform' | 'network'

/**
 * The owner of a load that failed. What runs too long is the network's as long as it is spread over
 * releases. What was refused had no such file, or other bytes than the release was published with. What
 * arrived whole and is no good is its author's: the edge writes descriptions, the remote its scripts.
 * A release that does not fit the host is built again, or waits for the host.
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

/** A kind of failed load, with who has to act on it. */
export interface OwnedFailure {
  readonly stage: LoadStage
  readonly kind: FailureKind
  readonly owner: FailureOwner
}

const Parts = v.strictTuple([LoadStage, FailureKind])

/** Name of the bucket in which failed loads are counted. */
export const failureBucket = (stage: LoadStage, kind: FailureKind) => `${stage}/${kind}`

/** What a bucket of failed loads counts; null where its name is none of ours. */
export function failureOfBucket(bucket: string): OwnedFailure | null {
  const parts = v.safeParse(Parts, bucket.split('/'))
  if (!parts.success) return null
  const [stage, kind] = parts.output
  return { stage, kind, owner: ownerOf(stage, kind) }
}

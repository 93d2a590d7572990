import { HttpError } from 'shared-contracts/host'
import { TimeLimitError } from 'shared-contracts/remote'
import type { FailureKind, LoadStage } from 'shared-contracts/telemetry'

/** Why a release could not be loaded: the stage, and the kind of failure. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure'
  readonly stage: LoadStage
  readonly failure: FailureKind

  constructor(stage: LoadStage, cause: unknown, failure: FailureKind = kindOf(cause)) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.stage = stage
    this.failure = failure
  }

  /** The browser never retries a script that hangs: only a new document can. */
  get isPending(): boolean {
    return this.stage === 'page' && this.failure === 'timeout'
  }
}

/** Turns the rejection of a promise into a {@link LoadFailure} of a stage. */
export async function atStage<T>(stage: LoadStage, promise: Promise<T>): Promise<T> {
  try {
    return await promise
  } catch (error) {
    throw error instanceof LoadFailure ? error : new LoadFailure(stage, error)
  }
}

function kindOf(cause: unknown): FailureKind {
  const name = cause instanceof Error ? cause.name : ''
  if (cause instanceof TimeLimitError || name === 'TimeoutError') return 'timeout'
  if (name === 'AbortError' || (isLoaderError(cause) && !navigator.onLine)) return 'network'
  // Browsers throw a TypeError for a module that is missing or whose bytes were changed.
  if (cause instanceof HttpError || isLoaderError(cause)) return 'refused'
  return 'invalid'
}

const isLoaderError = (cause: unknown) =>
  cause instanceof TypeError && /fetch|import|module/i.test(cause.message)

import { HttpError } from 'shared-contracts/host'
import { TimeLimitError } from 'shared-contracts/remote'
import type { FailureKind, LoadStage } from 'shared-contracts/telemetry'

/** A release could not be loaded: at which stage, and how it failed. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure'
  readonly stage: LoadStage
  readonly failure: FailureKind

  constructor(stage: LoadStage, cause: unknown, failure: FailureKind = kindOf(cause)) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.stage = stage
    this.failure = failure
  }

  /** A script that hangs stays pending for its address in this document, whoever asks for it. */
  get isPending(): boolean {
    return this.stage === 'page' && this.failure === 'timeout'
  }
}

/** The promise, whose rejection becomes a {@link LoadFailure} of a stage. */
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
  // A module that is not there, or whose bytes were changed, is a TypeError of the browser's loader.
  if (cause instanceof HttpError || isLoaderError(cause)) return 'refused'
  return 'invalid'
}

const isLoaderError = (cause: unknown) =>
  cause instanceof TypeError && /fetch|import|module/i.test(cause.message)

import { HttpError } from 'shared-contracts/host'
import { TimeLimitError, withTimeLimit } from 'shared-contracts/remote'
import type { FailureKind, LoadStage } from 'shared-contracts/telemetry'

/**
 * How a release failed: as browsers report it, or after its files had arrived. `hang` never finished; `thrown`
 * is a page that threw, which the remote itself has reported.
 */
export type HostFailureKind = FailureKind | 'hang' | 'thrown'

/** Why a release could not be shown: the stage, and the kind of failure. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure'
  readonly stage: LoadStage
  readonly failure: HostFailureKind

  constructor(stage: LoadStage, cause: unknown, failure: HostFailureKind = kindOf(cause)) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.stage = stage
    this.failure = failure
  }

  /** Whether a script may hang, which the browser never retries: only a new document can. */
  get isPending(): boolean {
    return this.failure === 'hang' || (this.stage === 'page' && this.failure === 'timeout')
  }

  /** Whether everything arrived, so that the connection is not to blame. */
  get isBroken(): boolean {
    return ['hang', 'thrown', 'invalid', 'incompatible'].includes(this.failure)
  }
}

/**
 * Adds a timeout to a promise of running scripts: if it is late although its scripts have arrived, they hang.
 *
 * @param limit in milliseconds.
 */
export async function boundedAt<T>(
  stage: LoadStage,
  promise: Promise<T>,
  limit: number,
  scripts: readonly string[],
): Promise<T> {
  try {
    return await withTimeLimit(promise, limit, scripts[0] ?? stage)
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error
    throw new LoadFailure(stage, error, haveArrived(scripts) ? 'hang' : 'timeout')
  }
}

/** Whether the browser has all of them; it lists an address once its response is complete. */
export const haveArrived = (addresses: readonly string[]) =>
  addresses.every(
    (address) =>
      performance.getEntriesByName(new URL(address, window.location.href).href).length > 0,
  )

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

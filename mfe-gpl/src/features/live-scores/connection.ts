import { noteHeard } from './match-clock.ts'
import { whileSeen } from './while-seen.ts'

/** A stream of messages, with polling as a fallback. */
export interface Source {
  /** Names of its messages. */
  readonly names: readonly string[]
  /** Address of the stream, continuing after what is already known. */
  address(): string
  /** @returns whether the message fits what is known; otherwise the listener starts again. */
  hear(name: string, data: string): boolean
  /** Polls once, for clients without the stream. */
  ask(): Promise<unknown>
  /**
   * Whether no more messages will come.
   *
   * @param hasStream false if the stream was refused, as it is once nothing more is expected, or cannot be had.
   */
  isOver(hasStream: boolean): boolean
  /** Notes whether the source is being listened to at the moment. */
  follow(isFollowed: boolean): void
  /** Discards what was heard, when nobody needs it any more. */
  forget(): void
}

/** Time for which a hidden tab goes on listening, in milliseconds: people pass several tabs when they look for one. */
const HIDDEN_GRACE_MS = 5_000
/** Silence after which a connection is considered dead, in milliseconds: three heartbeats. */
const QUIET_MS = 60_000
/** Consecutive failures after which a client polls instead of listening. */
const MOST_FAILURES = 3
const FIRST_WAIT_MS = 2_000
/** Polling interval, in milliseconds. */
const ASK_MS = 30_000
/** Number of polls after which listening is tried again. */
const QUESTIONS = 10

const HEARTBEAT = 'beat'

/** Listens to a source while the tab is visible. @returns a function that ends it. */
export const connect = (source: Source): (() => void) =>
  whileSeen(() => {
    source.follow(true)
    const stop = listen(source)
    return () => {
      stop()
      source.follow(false)
    }
  }, HIDDEN_GRACE_MS)

function listen(source: Source): () => void {
  let failures = 0
  let questions = 0
  let stream: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  begin()
  return () => {
    isStopped = true
    close()
  }

  function close() {
    clearTimeout(timer)
    stream?.close()
    stream = null
  }

  function begin() {
    close()
    if (source.isOver(true)) return
    if (typeof EventSource === 'undefined') return void ask()
    const opened = new EventSource(source.address())
    stream = opened
    // A proxy that buffers lets nothing through at all.
    timer = setTimeout(giveUp, QUIET_MS)
    const isAlive = () => {
      noteHeard()
      failures = 0
      questions = 0
      clearTimeout(timer)
      timer = setTimeout(giveUp, QUIET_MS)
    }
    for (const name of source.names) {
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
        const fits = source.hear(name, data)
        isAlive()
        if (!fits) begin()
      })
    }
    opened.addEventListener(HEARTBEAT, isAlive)
    opened.addEventListener('error', () => fail(opened.readyState === opened.CLOSED))
  }

  function giveUp() {
    failures += 1
    if (failures >= MOST_FAILURES) void ask()
    else begin()
  }

  /**
   * @param isClosed whether the browser has given up; otherwise it reconnects by itself, after the server's retry
   * delay.
   */
  function fail(isClosed: boolean) {
    failures += 1
    if (source.isOver(!isClosed)) close()
    else if (failures >= MOST_FAILURES) void ask()
    else if (isClosed) {
      close()
      timer = setTimeout(begin, FIRST_WAIT_MS * (failures + Math.random()))
    }
  }

  async function ask() {
    close()
    await source.ask().then(noteHeard, () => undefined)
    if (isStopped || source.isOver(false)) return
    questions += 1
    // One more failure resumes polling.
    failures = MOST_FAILURES - 1
    timer = setTimeout(() => (questions % QUESTIONS === 0 ? begin() : void ask()), ASK_MS)
  }
}

import { whileSeen } from './while-seen.ts'

/** What can be listened to, and asked instead where nothing can be listened to. */
export interface Source {
  /** Names of its messages. */
  readonly names: readonly string[]
  /** Of its stream, after what is known already. */
  address(): string
  /** @returns whether it fits what is known; else the listener begins again. */
  hear(name: string, data: string): boolean
  /** Asks once, in the way of clients that cannot listen. */
  ask(): Promise<unknown>
  /** Whether nothing more will be heard. */
  isOver(): boolean
  /** Says whether it is being listened to at this moment. */
  follow(isFollowed: boolean): void
  /** Nobody wants to know any more. */
  forget(): void
}

/** How long a hidden tab goes on listening, in milliseconds: who looks for another tab passes several. */
const HIDDEN_GRACE_MS = 5_000
/** Silence of this length is a dead line, in milliseconds: three heartbeats. */
const QUIET_MS = 60_000
/** Failures in a row after which a client asks instead of listening. */
const MOST_FAILURES = 3
const FIRST_WAIT_MS = 2_000
/** Between two questions, in milliseconds. */
const ASK_MS = 30_000
/** Every so many questions, listening is tried again. */
const QUESTIONS = 10

const HEARTBEAT = 'beat'

/** Listens to a source while the tab is seen. @returns ends it. */
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
    if (source.isOver()) return
    if (typeof EventSource === 'undefined') return void ask()
    const opened = new EventSource(source.address())
    stream = opened
    const isAlive = () => {
      failures = 0
      questions = 0
      clearTimeout(timer)
      timer = setTimeout(begin, QUIET_MS)
    }
    for (const name of source.names) {
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
        isAlive()
        if (!source.hear(name, data)) begin()
      })
    }
    opened.addEventListener(HEARTBEAT, isAlive)
    opened.addEventListener('error', () => fail(opened.readyState === opened.CLOSED))
  }

  /** @param isClosed whether the browser has given up; otherwise it comes back by itself, when it was told to. */
  function fail(isClosed: boolean) {
    failures += 1
    if (source.isOver()) close()
    else if (failures >= MOST_FAILURES) void ask()
    else if (isClosed) {
      close()
      timer = setTimeout(begin, FIRST_WAIT_MS * (failures + Math.random()))
    }
  }

  async function ask() {
    close()
    await source.ask().catch(() => undefined)
    if (isStopped || source.isOver()) return
    questions += 1
    // One more failure, and it asks again.
    failures = MOST_FAILURES - 1
    timer = setTimeout(() => (questions % QUESTIONS === 0 ? begin() : void ask()), ASK_MS)
  }
}

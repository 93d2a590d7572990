/** Messages of a match's stream that say that something is new. Those with a number have it as their id. */
const NUMBERED = ['state', 'event', 'status', 'correction'] as const

interface Hearing {
  /** The match has come so far, by its sequence; null where a message has none. */
  readonly onNews: (sequence: number | null) => void
  /** Whether the stream is open: then nobody needs to ask so often. */
  readonly onOpen: (isOpen: boolean) => void
}

/**
 * Listens to the stream that visitors have, as a sign that another scorer has tapped: it takes fewer bytes of the phone
 * than asking. What happened is asked of the desk.
 *
 * @returns ends it.
 */
export function listenToMatch(match: string, { onNews, onOpen }: Hearing): () => void {
  if (!('EventSource' in globalThis)) return () => undefined
  const stream = new EventSource(`/api/league/matches/${match}/stream`)
  for (const name of NUMBERED) {
    stream.addEventListener(name, ({ lastEventId }: MessageEvent<string>) =>
      onNews(Number(lastEventId)),
    )
  }
  stream.addEventListener('clock', () => onNews(null))
  stream.addEventListener('open', () => onOpen(true))
  stream.addEventListener('error', () => onOpen(false))
  return () => {
    stream.close()
    onOpen(false)
  }
}

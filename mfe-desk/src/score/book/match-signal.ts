/** Messages of a match's stream that announce news. The id of each is its sequence number. */
const NUMBERED = ['state', 'event', 'status', 'correction'] as const

interface Hearing {
  /** Called when the match has advanced to this sequence number; null if the message has none. */
  readonly onNews: (sequence: number | null) => void
  /** Called when the stream opens or closes: while it is open, polling can be rarer. */
  readonly onOpen: (isOpen: boolean) => void
}

/**
 * Listens to the visitors' stream for signs that another scorer has tapped: that costs the phone less data than
 * polling. The events themselves are fetched from the desk.
 *
 * @returns a function that closes the stream.
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

import { encode, type NumberedMessage } from 'shared-server/event-stream/held-match'

/** Maximum size of the message of an event, in bytes, with its id and name. */
const LONGEST_BYTES = 200

type Names = readonly [string | null, string | null]

/** Shortens the names until the message fits: first to initials, then letter by letter. */
export function withShortNames(message: NumberedMessage): NumberedMessage {
  let told = message
  for (const names of shorterAndShorter(namesOf(message))) {
    told = withNames(message, names)
    if (encode(told).length <= LONGEST_BYTES) break
  }
  return told
}

function* shorterAndShorter(names: Names): Generator<Names> {
  yield names
  let [player, related] = [initialled(names[0]), initialled(names[1])]
  yield [player, related]
  while ((player ?? '').length > 1 || (related ?? '').length > 1) {
    if ((player ?? '').length >= (related ?? '').length) player = cut(player)
    else related = cut(related)
    yield [player, related]
  }
}

/** Turns `Kwame Mensah` into `K. Mensah`. */
function initialled(name: string | null): string | null {
  const words = name?.split(' ') ?? []
  const initials = words.slice(0, -1).map((word) => `${[...word].slice(0, 1).join('')}.`)
  return name && [...initials, ...words.slice(-1)].join(' ')
}

/** Removes the last letter, however many bytes it has. */
const cut = (name: string | null) => name && [...name].slice(0, -1).join('').trimEnd()

function namesOf({ name, data }: NumberedMessage): Names {
  if (name === 'status') return [null, null]
  const event = name === 'event' ? data : data.event
  return [event?.player ?? null, event?.related ?? null]
}

function withNames(message: NumberedMessage, [player, related]: Names): NumberedMessage {
  if (message.name === 'event') return { ...message, data: { ...message.data, player, related } }
  if (message.name === 'status' || !message.data.event) return message
  const event = { ...message.data.event, player, related }
  return { ...message, data: { ...message.data, event } }
}

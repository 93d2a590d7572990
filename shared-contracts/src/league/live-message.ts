import * as v from 'valibot'
import {
  LiveClockMessage,
  LiveCorrectionMessage,
  LiveEventMessage,
  LiveState,
  LiveStatusMessage,
} from './match-stream.ts'

const MESSAGES = {
  state: LiveState,
  event: LiveEventMessage,
  status: LiveStatusMessage,
  correction: LiveCorrectionMessage,
  clock: LiveClockMessage,
} as const

/** Names of the messages with data about the match: a heartbeat has none. */
export type LiveMessageName = keyof typeof MESSAGES

export const LIVE_MESSAGE_NAMES = ['state', 'event', 'status', 'correction', 'clock'] as const

/** A message of a match's stream: its `event` as the name, and its data. */
export type LiveMessage = {
  [Name in LiveMessageName]: {
    readonly name: Name
    readonly data: v.InferOutput<(typeof MESSAGES)[Name]>
  }
}[LiveMessageName]

/**
 * Reads a message of a match's stream.
 *
 * @param name its `event`.
 * @param text its `data`.
 * @returns null for a message that this version does not know or cannot read.
 */
export function readLiveMessage(name: string, text: string): LiveMessage | null {
  switch (name) {
    case 'state':
      return read(text, name, MESSAGES.state)
    case 'event':
      return read(text, name, MESSAGES.event)
    case 'status':
      return read(text, name, MESSAGES.status)
    case 'correction':
      return read(text, name, MESSAGES.correction)
    case 'clock':
      return read(text, name, MESSAGES.clock)
    default:
      return null
  }
}

function read<Name extends string, Schema extends v.GenericSchema>(
  text: string,
  name: Name,
  schema: Schema,
): { readonly name: Name; readonly data: v.InferOutput<Schema> } | null {
  const data = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return data.success ? { name, data: data.output } : null
}

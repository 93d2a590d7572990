import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MatchEventType } from 'shared-contracts/league/match-event'
import type { Side } from 'shared-contracts/league/name'

/** Reports the events of a match through the scorer's API. */
export interface Scorer {
  readonly tap: (type: MatchEventType, side?: Side) => Promise<void>
  /** Announces the minutes added to the half. */
  readonly addTime: (minutes: number) => Promise<void>
}

/** Takes the invitation of a site's first administrator, who may score every match. */
export async function signIn(origin: string, dataDir: string, match: string): Promise<Scorer> {
  const invitation = readFileSync(join(dataDir, 'desk-invitation'), 'utf8').trim()
  const account = { name: 'Touchline', username: 'touchline', password: 'a line of chalk on grass' }
  const token = new URL(invitation).searchParams.get('token')
  const answer = await post(`${origin}/api/desk/invitation`, { token, ...account }, '')
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const send = async (tap: object) => {
    const made = { id: randomUUID(), at: new Date().toISOString() }
    await post(`${origin}/api/desk/score/${match}/taps`, { taps: [{ ...made, ...tap }] }, cookie)
  }
  return {
    tap: (type, side) => send({ kind: 'event', type, side: side ?? null, isAnother: true }),
    addTime: (minutes) => send({ kind: 'added-time', minutes }),
  }
}

async function post(address: string, body: object, cookie: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  return answer
}

import { recordLeague, writeSampleLeague } from './sample-league.ts'

// `pnpm record-league`: needs the API of a fresh installation; run it after its seeds have changed.
const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:3001'

const ask = async (path: string): Promise<unknown> => {
  const answer = await fetch(apiUrl + path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}

// The clubs' outlook is computed in the background: the responses contain it from the second reading on.
await recordLeague(ask)
await new Promise((resolve) => setTimeout(resolve, 5_000))
await writeSampleLeague(await recordLeague(ask))

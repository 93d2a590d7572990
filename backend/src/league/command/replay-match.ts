import type { DataSource } from 'typeorm'
import { SESSION_COOKIE } from '../../accounts/sessions/desk-guard.ts'
import { cookieName } from '../../accounts/sessions/cookies.ts'
import type { Config } from '../../foundation/config/config.ts'
import { PROXY_SECRET_HEADER } from 'shared-server/proxy-secret'
import { replay } from '../replay/replay.ts'
import { replayPlan, type PlannedTap } from '../replay/replay-plan.ts'
import { setUp, takeDown } from '../replay/replay-stage.ts'
import { TapSender, type ApiAddress } from '../replay/tap-sender.ts'

/** Arguments of a replay. */
export interface AskedReplay {
  readonly match: string
  readonly speed: number
  /** Origin of the API; by default the one on this machine. */
  readonly origin?: string | undefined
}

interface ReplayContext {
  readonly config: Config
  readonly withDatabase: <Result>(
    work: (dataSource: DataSource) => Promise<Result>,
  ) => Promise<Result>
  /** Receives progress messages, one line at a time. */
  readonly tell: (line: string) => void
}

/** Outcome of a replay. */
export interface ReplayReport {
  readonly slug: string
  readonly path: string
  readonly score: readonly [number, number]
  /** Refused taps with their reasons, and differences from the match that was played. */
  readonly faults: readonly string[]
}

/** Upper limit for a match with its break, in milliseconds of match time. */
const LONGEST_MATCH_MS = 180 * 60_000

/** Replays a finished match through a scorer's calls to the running API. */
export async function replayMatch(
  { match: source, speed, origin }: AskedReplay,
  { config, withDatabase, tell }: ReplayContext,
): Promise<ReplayReport> {
  const stage = await withDatabase((dataSource) =>
    dataSource.transaction((manager) => setUp(manager, source, LONGEST_MATCH_MS / speed)),
  )
  const { slug, title, score, played, token } = stage
  const path = `/gpl/matches/${slug}`
  tell(`replaying ${title}: ${path}`)
  const aborted = new AbortController()
  const abort = () => aborted.abort(new Error('the replay was broken off'))
  process.once('SIGINT', abort).once('SIGTERM', abort)
  const faults: string[] = []
  try {
    const sender = new TapSender(addressOf(config, origin, token), slug, aborted.signal)
    const onTap = (
      tap: PlannedTap,
      { outcome, reason }: { outcome: string; reason: string | null },
    ) => {
      if (outcome !== 'taken') faults.push(`${textOf(tap)}: ${reason ?? outcome}`)
      else if (tap.kind === 'event') tell(textOf(tap))
    }
    const plan = replayPlan(played)
    const { fixture } = await replay(sender, plan, { speed, signal: aborted.signal, onTap })
    const now = [fixture.score?.home ?? 0, fixture.score?.away ?? 0] as const
    if (now.join('-') !== score.join('-'))
      faults.push(`it was ${score.join('-')}, and is ${now.join('-')}`)
    return { slug, path, score: now, faults }
  } catch (error) {
    throw aborted.signal.aborted ? aborted.signal.reason : error
  } finally {
    process.off('SIGINT', abort).off('SIGTERM', abort)
    await withDatabase((dataSource) =>
      dataSource.transaction((manager) => takeDown(manager, stage)),
    )
  }
}

/** Returns the API's address and headers. Only the API on this machine is sent the proxies' secret. */
function addressOf(config: Config, origin: string | undefined, token: string): ApiAddress {
  const cookie = { cookie: `${cookieName(SESSION_COOKIE, config)}=${token}` }
  if (origin !== undefined) return { origin: new URL(origin).origin, headers: cookie }
  const { API_PORT, PROXY_SECRET } = config
  const headers = PROXY_SECRET ? { ...cookie, [PROXY_SECRET_HEADER]: PROXY_SECRET } : cookie
  return { origin: `http://127.0.0.1:${API_PORT}`, headers }
}

function textOf(tap: PlannedTap): string {
  if (tap.kind !== 'event') return tap.kind
  return [tap.type.replaceAll('-', ' '), tap.side, tap.player].filter(Boolean).join(', ')
}

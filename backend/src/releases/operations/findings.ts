import { lateness, type EdgeListing } from 'shared-contracts/edge-serving'
import type { ReleaseMap, RemoteChannels } from 'shared-contracts/registry'
import { hypergeometricTail } from '../telemetry/hypergeometric-tail.ts'
import type { Figures } from '../telemetry/telemetry-queries.ts'
import { format } from './format.ts'

/** A current problem. */
export interface Finding {
  /** The affected remote; null if it affects all of them. */
  readonly remote: string | null
  /** The problem in a few words. */
  readonly title: string
  readonly detail: string
}

export interface Situation {
  readonly map: Pick<ReleaseMap, 'revision' | 'remotes'>
  readonly edges: readonly EdgeListing[]
  /** Figures of the last minutes. */
  readonly now: readonly Figures[]
  /** Figures of the last day. */
  readonly day: readonly Figures[]
  readonly minutes: number
}

/** Minimum failed visits in the last minutes for a finding. */
const LEAST_FAILURES = 3
/** Share of failed visits that is too high, whatever it was before. */
const BAD_SHARE = 0.1
/** Significance level: by chance alone, one check in a thousand finds such an excess over the day's failures. */
const CHANCE = 0.001

/** Returns all current problems, those that affect visitors most first. */
export function findingsOf(situation: Situation): Finding[] {
  const { map, edges } = situation
  return [
    ...map.remotes.flatMap((remote) => failing(remote, situation)),
    ...map.remotes.flatMap((remote) => refused(remote, edges)),
    ...map.remotes.flatMap((remote) => late(remote, edges)),
    ...map.remotes.flatMap(({ name, disabled }) =>
      disabled === null
        ? []
        : [{ remote: name, title: 'is switched off', detail: `Visitors read: ${disabled}` }],
    ),
    ...(edges.length === 0 && map.remotes.length > 0
      ? [
          {
            remote: null,
            title: 'No edge has told that it runs',
            detail: 'For three minutes nobody can say what visitors get.',
          },
        ]
      : []),
  ]
}

/** Finds live releases that fail more than before, or for too many visitors. */
function failing({ name, stable, canary }: RemoteChannels, situation: Situation): Finding[] {
  const { now, day, minutes } = situation
  return [stable, canary].flatMap((pointer) => {
    const isOf = ({ remote, version }: Figures) => remote === name && version === pointer?.version
    const recent = now.find(isOf)
    if (!recent || recent.failedVisits < LEAST_FAILURES) return []
    const { visits, failedVisits, version } = recent
    const before = day.find(isOf) ?? recent
    const chance = hypergeometricTail(failedVisits, {
      population: before.visits,
      marked: before.failedVisits,
      drawn: Math.min(visits, before.visits),
    })
    const isBad = failedVisits >= visits * BAD_SHARE || chance < CHANCE
    const share = format.share(failedVisits, visits)
    const detail =
      `${format.number(failedVisits)} of ${format.number(visits)} visits of the last ${minutes} minutes failed ` +
      `(${share}); of the last 24 hours ${format.share(before.failedVisits, before.visits)}.`
    return isBad ? [{ remote: name, title: `${version} fails for ${share} of visits`, detail }] : []
  })
}

/** Finds live releases that edges refuse, with each distinct reason. */
function refused({ name, stable, canary }: RemoteChannels, edges: readonly EdgeListing[]) {
  const told = edges.flatMap(({ remotes }) => remotes.find(({ remote }) => remote === name) ?? [])
  return [stable, canary].flatMap((pointer): Finding[] => {
    const said = told.flatMap(({ refused: all }) =>
      all.filter(({ version }) => version === pointer?.version),
    )
    if (pointer === null || said.length === 0) return []
    const of = edges.length === 1 ? 'the edge' : `${said.length} of ${edges.length} edges`
    const reasons = [...new Set(said.map(({ reason }) => reason))].join('; ')
    return [{ remote: name, title: `${pointer.version} is refused by ${of}`, detail: reasons }]
  })
}

/** Finds edges that serve something else without reporting a refusal. */
function late(remote: RemoteChannels, edges: readonly EdgeListing[]): Finding[] {
  const others = edges.filter(
    ({ remotes }) => !remotes.some((one) => one.remote === remote.name && one.refused.length > 0),
  )
  const sentences = others.flatMap((edge) => lateness(edge, remote, 0) ?? [])
  if (sentences.length === 0) return []
  const of = edges.length === 1 ? 'the edge' : `${sentences.length} of ${edges.length} edges`
  return [
    { remote: remote.name, title: `is not served by ${of} yet`, detail: sentences.join('; ') },
  ]
}

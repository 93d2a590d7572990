import { onFirstUse } from 'shared-contracts/format/on-first-use'
import type { Prospect } from 'shared-contracts/league/outlook'
import type { Zone } from 'shared-contracts/league/rules'
import type { StandingResponse } from 'shared-contracts/league/standing'
import { ordinal } from '../words/number-word.ts'

/** A club's possible final places, in sentences. */
export interface OutlookWords {
  readonly club: StandingResponse['club']
  /** Such as `1st to 5th`. */
  readonly range: string
  /** Facts that are decided, or depend on few enough matches to name them, each with its reason. */
  readonly sentences: readonly string[]
}

/** The outlook of each club that has one, in the order of the table. */
export function outlookWords(
  standings: readonly StandingResponse[],
  zones: readonly Zone[],
): OutlookWords[] {
  const nameOf = (slug: string) =>
    standings.find(({ club }) => club.slug === slug)?.club.name ?? slug
  return standings.flatMap(({ club, outlook }) => {
    if (!outlook) return []
    const { bestPosition: best, worstPosition: worst, prospects } = outlook
    return [
      {
        club,
        range: best === worst ? ordinal(best) : `${ordinal(best)} to ${ordinal(worst)}`,
        sentences: prospects.flatMap((prospect) => {
          const said = SAID[kindOf(prospect)][prospect.state](zoneName(prospect, zones))
          const reason = reasonOf(prospect, nameOf)
          // Omitted, because every club would have this sentence until the last weeks.
          if (prospect.state === 'possible' && reason === '') return []
          return [reason === '' ? `${said}.` : `${said}: ${reason}.`]
        }),
      },
    ]
  })
}

type Kind = 'champion' | 'relegation' | 'zone'

const kindOf = ({ goal }: Prospect): Kind =>
  goal === 'champion' || goal === 'relegation' ? goal : 'zone'

const zoneName = ({ goal }: Prospect, zones: readonly Zone[]) =>
  zones.find(({ kind }) => kind === goal)?.name ?? goal

const SAID: Readonly<Record<Kind, Readonly<Record<Prospect['state'], (zone: string) => string>>>> =
  {
    champion: {
      certain: () => 'Certain to be champion',
      possible: () => 'Can still be champion',
      impossible: () => 'Can no longer be champion',
      undecided: () => 'Whether it can be champion is too close to compute',
    },
    relegation: {
      certain: () => 'Certain to go down',
      possible: () => 'Can still go down',
      impossible: () => 'Certain to stay up',
      undecided: () => 'Whether it can go down is too close to compute',
    },
    zone: {
      certain: (zone) => `Certain of the ${zone}`,
      possible: (zone) => `Can still reach the ${zone}`,
      impossible: (zone) => `Can no longer end in the ${zone}`,
      undecided: (zone) => `Whether it can reach the ${zone} is too close to compute`,
    },
  }

/** Returns the reason; empty if it involves more clubs and matches than anybody could follow. */
function reasonOf({ state, rivals, fixtures }: Prospect, nameOf: (slug: string) => string): string {
  if (rivals.length === 0) return ''
  const names = listed(rivals.map(nameOf))
  const matches = `${fixtures.length} ${fixtures.length === 1 ? 'match' : 'matches'}`
  if (state === 'possible' || state === 'undecided') {
    return fixtures.length > 0 ? `it hangs on ${names} and on ${matches}` : `it hangs on ${names}`
  }
  return rivals.length > 1 && fixtures.length > 0
    ? `${names} still meet in ${matches}, and cannot all win them`
    : `by counting points, with ${names} nearest`
}

const list = onFirstUse(() => new Intl.ListFormat('en', { type: 'conjunction' }))
const listed = (names: readonly string[]) => list().format(names)

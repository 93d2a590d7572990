import type { LiveEvent, LiveScore } from 'shared-contracts/league/match-stream'
import type { FixtureResponse } from 'shared-contracts/league/fixture'

type Clubs = Pick<FixtureResponse, 'home' | 'away'>

/** Delay in milliseconds that combines goals announced together, as after a while in another tab. */
const BREATH_MS = 500

let region: HTMLElement | null = null
let words: string[] = []

/**
 * Adds the tab's one live region to the document. It must exist before the first text, or assistive software would
 * miss it, and it outlives the pages.
 */
export function openRegion(): void {
  if (region?.isConnected) return
  region = document.createElement('div')
  region.setAttribute('role', 'status')
  Object.assign(region.style, {
    position: 'fixed',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  })
  document.body.append(region)
}

/** Announces a text to assistive software, after what is being read out. */
export function announce(text: string): void {
  words.push(text)
  if (words.length > 1) return
  setTimeout(() => {
    if (region) region.textContent = words.join(' ')
    words = []
  }, BREATH_MS)
}

const GOALS: Partial<Record<LiveEvent['type'], string>> = {
  goal: 'Goal',
  penalty: 'Penalty goal',
  'own-goal': 'Own goal',
}

/** `Goal for Hearts of Oak by Yaw Addo, minute 67. Hearts of Oak 2, Asante Kotoko 1.`; null for any other event. */
export function goalInWords(
  { type, side, player, minute, added }: Omit<LiveEvent, 'sequence'>,
  clubs: Clubs,
  score: LiveScore,
): string | null {
  const goal = GOALS[type]
  if (goal === undefined || side === null) return null
  const when = added > 0 ? `${minute} plus ${added}` : String(minute)
  const who = player === null ? '' : ` by ${player}`
  return `${goal} for ${clubs[side].name}${who}, minute ${when}. ${scoreInWords(clubs, score)}`
}

/** Describes a change of the score; null if it did not change. */
export function changeInWords(
  clubs: Clubs,
  before: LiveScore | null,
  after: LiveScore | null,
): string | null {
  const [home, away] = [0, 1].map((side) => (after?.[side] ?? 0) - (before?.[side] ?? 0))
  if (!after || (!home && !away)) return null
  const score = scoreInWords(clubs, after)
  if (home! < 0 || away! < 0) return `Correction: ${score}`
  const scorers = [home! > 0 && clubs.home.name, away! > 0 && clubs.away.name].filter(Boolean)
  return `Goal for ${scorers.join(' and for ')}. ${score}`
}

const scoreInWords = ({ home, away }: Clubs, [goals, others]: LiveScore) =>
  `${home.name} ${goals}, ${away.name} ${others}.`

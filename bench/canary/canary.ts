import { rollOutTimed, type TimedRollOut } from 'backend/telemetry/testing/timed-roll-out'

/**
 * `pnpm bench:canary [seeds]`: how often canaries slower than stable are rolled back, after how many of their
 * browsers, and how often equally fast ones are. Each seed is a roll out of 20,000 visits, a tenth of them to
 * the canary, from browsers that visit often or once, in networks of different size and speed. Every result
 * follows from its seed. Also prints how often the next of the planned steps would have waited.
 */
const seeds = Number(process.argv[2] ?? 100)

const CASES: readonly (readonly [string, TimedRollOut])[] = [
  ['equal', { slower: 0 }],
  ['100 ms slower', { slower: 100 }],
  ['200 ms slower', { slower: 200 }],
  ['300 ms slower', { slower: 300 }],
  ['600 ms slower', { slower: 600 }],
  [
    'equal, 4 networks forge',
    { slower: 0, visits: 5_000, forged: { networks: 4, ofEveryVisit: 0.5 } },
  ],
]

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

for (const [name, rollOut] of CASES) {
  const outcomes = Array.from({ length: seeds }, (_, index) => rollOutTimed(index + 1, rollOut))
  const gone = outcomes.filter(({ measure }) => measure !== null)
  const browsers = gone.map((outcome) => outcome.browsers).sort((a, b) => a - b)
  const visits = gone.map((outcome) => outcome.visits).sort((a, b) => a - b)
  const when =
    gone.length > 0
      ? `, after ${at(browsers, 0.5)} of its browsers (${at(visits, 0.5)} visits of both) in the middle, ` +
        `${at(browsers, 1)} (${at(visits, 1)}) at most`
      : ''
  const heldBack = outcomes.filter(({ isHeldBack }) => isHeldBack).length
  console.log(
    `${name}: ${gone.length} of ${seeds} taken back${when}; ${heldBack} not widened at first`,
  )
}

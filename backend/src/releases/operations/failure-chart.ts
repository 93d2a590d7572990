import type { RemoteChannels } from 'shared-contracts/registry'
import type { VisitsOfHour } from '../telemetry/telemetry-queries.ts'
import { html, type Html } from 'shared-server/page/html'
import { roleLabel, roleOf } from './version-role.ts'
import { format } from './format.ts'

const HOUR_MS = 3_600_000
/** Hours per point, and the minimum visits for a point to be meaningful. */
const STEP_HOURS = 3
const MIN_VISITS = 10

/** The drawing stretches to the width of the page. Text would stretch too, so it is placed beside it. */
const WIDTH = 1_000
const HEIGHT = 200

interface Point {
  /** From 0 for the start of the window to 1 for its end. */
  readonly time: number
  readonly share: number
}

export interface TimeWindow {
  readonly since: Date
  readonly hours: number
}

/** Draws the share of failed visits over time, one line per version. */
export function failureChart(
  channels: RemoteChannels,
  visits: readonly VisitsOfHour[],
  window: TimeWindow,
): Html {
  const versions = [...new Set(visits.map(({ version }) => version))]
  const lines = versions
    .map((version) => ({
      version,
      role: roleOf(channels, version),
      points: pointsOf(
        visits.filter((one) => one.version === version),
        window,
      ),
    }))
    .filter(({ points }) => points.length > 0)
  if (lines.length === 0) return html`<p class="muted">Too few visitors have told anything yet.</p>`

  const most = Math.max(0.01, ...lines.flatMap(({ points }) => points.map(({ share }) => share)))
  const at = ({ time, share }: Point) =>
    `${Math.round(time * WIDTH)} ${Math.round((1 - share / most) * HEIGHT)}`
  return html`<div class="chart">
      <p class="scale muted">
        <span>${format.share(most, 1)}</span>
        <span>${format.share(most / 2, 1)}</span>
        <span>${format.share(0, 1)}</span>
      </p>
      <svg
        viewBox="0 -8 ${WIDTH} ${HEIGHT + 16}"
        preserveAspectRatio="none"
        role="img"
        aria-label="Failed visits over time, up to ${format.share(most, 1)}; the table below has the figures"
      >
        ${[0, HEIGHT / 2, HEIGHT].map((y) => html`<path class="axis" d="M0 ${y}H${WIDTH}"></path>`)}
        ${lines.map(
          ({ role, points }) =>
            html`<g class="${role}">
              <path class="line" d="M${points.map(at).join('L')}"></path>
              ${points.map((point) => html`<path class="dot" d="M${at(point)}h0"></path>`)}
            </g>`,
        )}
      </svg>
      <p class="time muted"><span>${window.hours} h ago</span><span>now</span></p>
    </div>
    <p>
      ${lines.map(
        ({ version, role }) =>
          html`<span class="tag ${role}">${version} ${roleLabel(role)}</span> `,
      )}
    </p>`
}

function pointsOf(visits: readonly VisitsOfHour[], { since, hours }: TimeWindow): Point[] {
  const steps = new Map<number, { visits: number; failed: number }>()
  for (const { hour, visits: count, failedVisits } of visits) {
    const step = Math.floor((hour.getTime() - since.getTime()) / HOUR_MS / STEP_HOURS)
    const known = steps.get(step) ?? { visits: 0, failed: 0 }
    steps.set(step, { visits: known.visits + count, failed: known.failed + failedVisits })
  }
  return [...steps]
    .filter(([, { visits }]) => visits >= MIN_VISITS)
    .map(([step, { visits, failed }]) => ({
      time: Math.min(1, ((step + 0.5) * STEP_HOURS) / hours),
      share: Math.min(1, failed / visits),
    }))
}

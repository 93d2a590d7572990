import type { RemoteChannels } from 'shared-contracts/registry'
import type { VisitsOfHour } from '../telemetry/telemetry-reads.ts'
import { html, type Html } from './html.ts'
import { roleLabel, roleOf } from './version-role.ts'
import { inWords } from './words.ts'

const WIDTH = 560
const HEIGHT = 180
const LEFT = 48
const BOTTOM = 24
const HOUR_MS = 3_600_000

/** Share of failed visits by the hour, a line for each version. */
export function failureChart(
  channels: RemoteChannels,
  visits: readonly VisitsOfHour[],
  { since, hours }: { since: Date; hours: number },
): Html {
  if (visits.length === 0) return html`<p class="muted">No visitor has told anything yet.</p>`
  const shareOf = ({ visits, failedVisits }: VisitsOfHour) =>
    visits === 0 ? 0 : Math.min(1, failedVisits / visits)
  const most = Math.max(0.01, ...visits.map(shareOf))
  const x = (hour: Date) => {
    const passed = (hour.getTime() - since.getTime()) / HOUR_MS
    return Math.round(LEFT + (passed / hours) * (WIDTH - LEFT - 8))
  }
  const y = (share: number) => Math.round(8 + (1 - share / most) * (HEIGHT - BOTTOM - 8))
  const versions = [...new Set(visits.map(({ version }) => version))]
  return html`<svg
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      role="img"
      aria-label="Failed visits by the hour, up to ${inWords.share(most, 1)}; the table below has the figures"
    >
      ${[0, most / 2, most].map(
        (share) =>
          html`<line
              class="axis"
              x1="${LEFT}"
              x2="${WIDTH}"
              y1="${y(share)}"
              y2="${y(share)}"
            ></line>
            <text class="muted" x="${LEFT - 6}" y="${y(share) + 4}" text-anchor="end">
              ${inWords.share(share, 1)}
            </text>`,
      )}
      <text class="muted" x="${LEFT}" y="${HEIGHT - 4}">${hours} h ago</text>
      <text class="muted" x="${WIDTH}" y="${HEIGHT - 4}" text-anchor="end">now</text>
      ${versions.map((version) => {
        const points = visits.filter((one) => one.version === version)
        const line = points.map((one) => `${x(one.hour)},${y(shareOf(one))}`)
        return html`<g class="${roleOf(channels, version)}">
          <polyline points="${line.join(' ')}"></polyline>
          ${points.map(
            (one) => html`<circle cx="${x(one.hour)}" cy="${y(shareOf(one))}" r="3"></circle>`,
          )}
        </g>`
      })}
    </svg>
    <p>
      ${versions.map((version) => {
        const role = roleOf(channels, version)
        return html`<span class="tag ${role}">${version} ${roleLabel(role)}</span> `
      })}
    </p>`
}

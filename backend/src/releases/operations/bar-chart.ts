import { html, type Html } from 'shared-server/page/html'
import { roleLabel, type VersionRole } from './version-role.ts'

export interface Bar {
  readonly version: string
  readonly role: VersionRole
  /** Null without reports. */
  readonly value: number | null
}

const WIDTH = 320
const ROW = 40

/** Draws one bar per version, below its name and value. */
export function barChart(
  title: string,
  bars: readonly Bar[],
  format: (value: number | null) => string,
): Html {
  const most = Math.max(...bars.map(({ value }) => value ?? 0)) || 1
  const label = bars.map(({ version, value }) => `${version} ${format(value)}`).join(', ')
  return html`<div>
    <h3>${title}</h3>
    <svg viewBox="0 0 ${WIDTH} ${bars.length * ROW}" role="img" aria-label="${title}: ${label}">
      ${bars.map(({ version, role, value }, index) => {
        const y = index * ROW
        const width = Math.round(((value ?? 0) / most) * WIDTH)
        return html`<g>
          <text x="0" y="${y + 14}"
            >${version} <tspan class="muted">${roleLabel(role)}</tspan></text
          >
          <text x="${WIDTH}" y="${y + 14}" text-anchor="end">${format(value)}</text>
          <rect class="track" x="0" y="${y + 20}" width="${WIDTH}" height="8" rx="2"></rect>
          <rect class="${role}" x="0" y="${y + 20}" width="${width}" height="8" rx="2"></rect>
        </g>`
      })}
    </svg>
  </div>`
}

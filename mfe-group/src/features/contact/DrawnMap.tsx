import styled from '@emotion/styled'

const COAST = 'M0 400h640V252l-46 22-43 22-60 34-79 32-62 8-60 14-50 12z'
const HIGHWAYS =
  'M0 204l110-40 181-7 120-12 229-36M291 157l-30-70 6-45 34-42M291 157l-24 111-67 17-42 36-158 40'
const STREETS =
  'M267 268l33 62-23 41M277 371l135-26 139-66 89-46M291 157l40 40 309-34M285 110l65-24 80-26 90-60M350 86l20 58M158 321l-60-90 12-67M200 285l-6-120'
const PLACES = [
  { name: 'Legon', x: 196, y: 36 },
  { name: 'Achimota', x: 64, y: 148 },
  { name: 'Airport', x: 338, y: 216 },
  { name: 'Spintex', x: 520, y: 150 },
  { name: 'Central Accra', x: 72, y: 350 },
  { name: 'Osu', x: 296, y: 352 },
  { name: 'Labadi', x: 430, y: 326 },
]

/** Accra drawn by hand: coast, main roads, and a pin on East Legon. 3,560 units are one degree. */
export function DrawnMap() {
  return (
    <Drawing viewBox="0 0 640 400" role="img" aria-label="Map of Accra with a pin on East Legon">
      <rect width="640" height="400" fill="var(--surface-sunk)" />
      <path className="sea" d={COAST} />
      <path className="street" d={STREETS} />
      <path className="highway" d={HIGHWAYS} />
      <path className="runway" d="M322 244l16-92" />
      {PLACES.map(({ name, x, y }) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
      <text className="water" x="500" y="372">
        Gulf of Guinea
      </text>
      <g transform="translate(350 86)">
        <path className="pin" d="M0 0c-14-20-20-27-20-38a20 20 0 0 1 40 0c0 11-6 18-20 38z" />
        <circle cy="-38" r="7" fill="#fff" />
        <text className="here" x="28" y="-30">
          East Legon
        </text>
      </g>
    </Drawing>
  )
}

const Drawing = styled.svg`
  font: 500 15px var(--font-text);

  path {
    fill: none;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .sea {
    fill: color-mix(in srgb, var(--brand) 22%, var(--surface));
  }
  .street {
    stroke: color-mix(in srgb, var(--surface-raised) 78%, var(--edge));
    stroke-width: 5;
  }
  .highway {
    stroke: color-mix(in srgb, var(--accent-mid) 60%, var(--surface-raised));
    stroke-width: 7;
  }
  .runway {
    stroke: var(--edge);
    stroke-width: 4;
  }
  text {
    fill: var(--text-muted);
  }
  .water {
    font-style: italic;
    fill: var(--brand);
  }
  .pin {
    fill: var(--thread-3);
  }
  .here {
    font: 600 20px var(--font-display);
    fill: var(--text);
  }
`

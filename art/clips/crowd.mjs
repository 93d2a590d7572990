const TAU = Math.PI * 2
const COLORS = ['#d4112b', '#fcd116', '#f4f4f2', '#0e7a47', '#b00d22', '#24352c']
const n = (value) => value.toFixed(1)

/** Draws supporters on the near stand, with a wave and flying flags. @param {number} time from 0 to 1. */
export function drawCrowd(time, width, height) {
  let seed = 11
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  const rows = []
  for (let row = 0; row < 7; row++) {
    const size = 15 + row * 5.5
    const y = 190 + row * row * 5 + row * 34
    for (let x = -20 + (row % 2) * size; x < width + 20; x += size * 2.35) {
      const color = COLORS[Math.floor(random() * COLORS.length)]
      const phase = random() * TAU
      const wave = Math.max(0, Math.cos(TAU * (time * 2 - x / width)))
      const lift = wave ** 3 * size * 1.1 + Math.sin(TAU * time * 6 + phase) * size * 0.09
      rows.push(supporter(x, y - lift, size, color, wave, random() < 0.5))
    }
  }
  const flags = [
    [130, 300, 1.05],
    [520, 235, 0.8],
    [800, 330, 1.2],
  ].map(([x, y, scale], index) => flag(x, y, scale, time, index))
  return `<rect width="${width}" height="${height}" fill="#08140f"/>
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0a1c2a"/><stop offset="1" stop-color="#16402c"/></linearGradient>
<radialGradient id="lamp"><stop stop-color="#fff" stop-opacity=".95"/><stop offset=".2" stop-color="#e9f6ff" stop-opacity=".5"/><stop offset="1" stop-color="#e9f6ff" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="190" fill="url(#sky)"/>
${[120, 480, 840].map((x) => `<circle cx="${x}" cy="46" r="120" fill="url(#lamp)"/>`).join('')}
${rows.join('')}${flags.join('')}`
}

function supporter(x, y, size, color, wave, isScarf) {
  const arm = wave > 0.35 ? -1.5 : 0.2
  const limb = (side) =>
    `<path d="M${n(x + side * size * 0.5)} ${n(y + size)}L${n(x + side * size * 0.85)} ${n(y + size * (0.6 + arm))}" stroke="#4a2f22" stroke-width="${n(size * 0.3)}" stroke-linecap="round"/>`
  const scarf =
    isScarf && wave > 0.35
      ? `<path d="M${n(x - size)} ${n(y - size * 0.95)}h${n(size * 2)}" stroke="#fcd116" stroke-width="${n(size * 0.35)}"/>`
      : ''
  return `${limb(-1)}${limb(1)}<rect x="${n(x - size * 0.7)}" y="${n(y + size * 0.62)}" width="${n(size * 1.4)}" height="${n(size * 3)}" rx="${n(size * 0.5)}" fill="${color}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 0.55)}" fill="#3c261b"/>${scarf}`
}

function flag(x, y, scale, time, index) {
  const colors = [
    ['#ce1126', '#fcd116', '#006b3f'],
    ['#d4112b', '#fcd116', '#1a1a1a'],
    ['#f4f4f2', '#c8102e', '#f4f4f2'],
  ][index]
  const edge = (top) =>
    Array.from({ length: 9 }, (_, i) => {
      const along = i * 17 * scale
      return [
        x + along,
        y + (top - 120) * scale + Math.sin(TAU * (time * 3 - i / 8) + index) * i * 1.3 * scale,
      ]
    })
  const band = (from, to, color) =>
    `<path d="M${[...edge(from), ...edge(to).reverse()].map(([a, b]) => `${n(a)} ${n(b)}`).join('L')}z" fill="${color}"/>`
  return `<path d="M${n(x)} ${n(y + 130 * scale)}V${n(y - 125 * scale)}" stroke="#c9ced0" stroke-width="${n(5 * scale)}"/>${colors.map((color, i) => band(i * 26, i * 26 + 26, color)).join('')}`
}

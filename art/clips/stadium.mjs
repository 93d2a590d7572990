const KITS = {
  home: { shirt: '#d4112b', trim: '#fcd116', shorts: '#1a1a1a', keeper: '#19b5a5' },
  away: { shirt: '#f4f4f2', trim: '#c8102e', shorts: '#f4f4f2', keeper: '#f28c28' },
}
const n = (value) => value.toFixed(1)

/** Draws the mown grass, the lines and the boards as a camera sees them. */
export function drawGround(see) {
  const shape = (points, fill) =>
    `<path d="M${points
      .map((p) => see(...p))
      .map(({ x, y }) => `${n(x)} ${n(y)}`)
      .join('L')}z" fill="${fill}"/>`
  const line = (points) =>
    `<path d="M${points
      .map((p) => see(...p))
      .map(({ x, y }) => `${n(x)} ${n(y)}`)
      .join('L')}" fill="none" stroke="#e9f3ea" stroke-opacity=".8" stroke-width="2"/>`
  const box = (x0, y0, x1, y1) =>
    line([
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
      [x0, y0],
    ])
  const circle = (cx, cy, r) =>
    line(
      Array.from({ length: 41 }, (_, i) => [
        cx + r * Math.cos((i * Math.PI) / 20),
        cy + r * Math.sin((i * Math.PI) / 20),
      ]),
    )
  const stripes = Array.from({ length: 15 }, (_, i) =>
    shape(
      [
        [i * 7, 0],
        [i * 7 + 7, 0],
        [i * 7 + 7, 68],
        [i * 7, 68],
      ],
      i % 2 ? '#1c7a3f' : '#176a36',
    ),
  )
  const colors = ['#fcd116', '#ce1126', '#0b5d36', '#10261c']
  const boards = Array.from({ length: 21 }, (_, i) =>
    shape(
      [
        [i * 5, 71, 0],
        [i * 5 + 5, 71, 0],
        [i * 5 + 5, 71, 1.1],
        [i * 5, 71, 1.1],
      ],
      colors[(i >> 1) % 4],
    ),
  )
  return [
    shape(
      [
        [-8, -6],
        [113, -6],
        [113, 74],
        [-8, 74],
      ],
      '#115029',
    ),
    ...stripes,
    box(0, 0, 105, 68),
    line([
      [52.5, 0],
      [52.5, 68],
    ]),
    circle(52.5, 34, 9.15),
    box(0, 13.85, 16.5, 54.15),
    box(88.5, 13.85, 105, 54.15),
    box(0, 24.85, 5.5, 43.15),
    box(99.5, 24.85, 105, 43.15),
    ...boards,
  ].join('')
}

/** @param line position of the goal line, and `back`, the far end of its net, in metres along the pitch. */
export function drawGoal(see, line, back) {
  const post = (points, width, opacity) =>
    `<path d="M${points
      .map((p) => see(...p))
      .map(({ x, y }) => `${n(x)} ${n(y)}`)
      .join('L')}" fill="none" stroke="#fff" stroke-width="${width}" stroke-opacity="${opacity}"/>`
  const net = []
  for (let y = 30.34; y <= 37.7; y += 0.46)
    net.push(
      post(
        [
          [back, y, 0],
          [back, y, 1.9],
          [line, y, 2.44],
        ],
        1,
        0.28,
      ),
    )
  for (let z = 0; z <= 1.9; z += 0.38)
    net.push(
      post(
        [
          [line, 30.34, z],
          [back, 30.34, z],
          [back, 37.66, z],
          [line, 37.66, z],
        ],
        1,
        0.28,
      ),
    )
  const width = Math.max(2, see(line, 34, 1).scale * 0.14)
  return (
    net.join('') +
    post(
      [
        [line, 30.34, 0],
        [line, 30.34, 2.44],
        [line, 37.66, 2.44],
        [line, 37.66, 0],
      ],
      width,
      1,
    )
  )
}

export function drawPlayer(see, { team, isKeeper, x, y, stride }) {
  const { x: px, y: py, scale } = see(x, y)
  const kit = KITS[team]
  const shirt = isKeeper ? kit.keeper : kit.shirt
  const m = (metres) => n(metres * scale * 1.25)
  const swing = Math.sin(stride) * 0.32
  const limb = (x0, y0, x1, y1, color, w) =>
    `<path d="M${m(x0)} ${m(y0)}L${m(x1)} ${m(y1)}" stroke="${color}" stroke-width="${m(w)}" stroke-linecap="round"/>`
  return `<g transform="translate(${n(px)} ${n(py)})">
<ellipse cx="${m(0.5)}" rx="${m(0.75)}" ry="${m(0.16)}" fill="#04140b" fill-opacity=".5"/>
${limb(0.1, -0.85, swing, -0.06, '#5b3a29', 0.18)}${limb(-0.1, -0.85, -swing, -0.06, '#5b3a29', 0.18)}
${limb(0.12, -0.9, 0.12 + swing * 0.4, -0.6, kit.shorts, 0.27)}${limb(-0.12, -0.9, -0.12 - swing * 0.4, -0.6, kit.shorts, 0.27)}
${limb(0.28, -1.35, 0.3 - swing, -0.95, '#5b3a29', 0.13)}${limb(-0.28, -1.35, -0.3 + swing, -0.95, '#5b3a29', 0.13)}
${limb(0, -1.36, 0, -1.02, shirt, 0.48)}${limb(-0.16, -1.48, 0.16, -1.48, kit.trim, 0.1)}
<circle cy="${m(-1.72)}" r="${m(0.15)}" fill="#3f281d"/></g>`
}

export function drawBall(see, { x, y, z }) {
  const ground = see(x, y)
  const ball = see(x, y, z)
  const radius = Math.max(3, ball.scale * 0.2)
  return `<ellipse cx="${n(ground.x)}" cy="${n(ground.y)}" rx="${n(radius)}" ry="${n(radius * 0.4)}" fill="#04140b" fill-opacity=".5"/><circle cx="${n(ball.x)}" cy="${n(ball.y)}" r="${n(radius)}" fill="#fff"/>`
}

/** Rows of people on the far stand and behind the left goal; still, because they are far away. */
export function drawFarStand(see) {
  let seed = 7
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  const colors = ['#7c1322', '#a3202f', '#b98e12', '#5d6a63', '#d8d8d4', '#2d4a3c']
  const people = []
  const person = (x, y, z) => {
    const p = see(x, y, z)
    const color = colors[Math.floor(random() * colors.length)]
    people.push(`<circle cx="${n(p.x)}" cy="${n(p.y)}" r="${n(p.scale * 0.42)}" fill="${color}"/>`)
  }
  for (let row = 15; row >= 0; row--) {
    for (let place = -20; place < 126; place += 1.7) {
      if (random() < 0.12) continue
      const shifted = place + (row % 2) * 0.8
      person(shifted, 78 + row * 1.5, 2.2 + row * 1.15)
      if (place > -6 && place < 76) person(-16 - row * 1.5, shifted, 2.2 + row * 1.15)
    }
  }
  return people.join('')
}

/** Draws lamps over the far corners, and their glow in the night. */
export function drawFloodlights(see) {
  const lamps = [
    [-22, 104, 34],
    [-22, -20, 34],
    [60, 112, 40],
  ].map(([x, y, z]) => {
    const p = see(x, y, z)
    return `<circle cx="${n(p.x)}" cy="${n(p.y)}" r="110" fill="url(#lamp)"/>`
  })
  return `<radialGradient id="lamp"><stop stop-color="#fff" stop-opacity=".95"/><stop offset=".16" stop-color="#e9f6ff" stop-opacity=".45"/><stop offset="1" stop-color="#e9f6ff" stop-opacity="0"/></radialGradient>${lamps.join('')}`
}

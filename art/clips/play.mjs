/** A passage of play that loops without a seam: the period of every movement divides the loop. */

/** Length of a loop in seconds. */
export const LOOP_SECONDS = 6

const TAU = Math.PI * 2

/** Places of a team that attacks to the right, in metres from the corner of a pitch of 105 by 68. */
const FORMATION = [
  [5, 34],
  [30, 10],
  [26, 26],
  [26, 43],
  [31, 58],
  [47, 20],
  [44, 35],
  [48, 50],
  [66, 13],
  [70, 35],
  [65, 56],
]

/** Positions of the ball at each tenth of the loop. */
const BALL = [
  [52, 30],
  [62, 22],
  [72, 15],
  [84, 12],
  [90, 24],
  [85, 36],
  [76, 44],
  [66, 50],
  [56, 46],
  [50, 38],
]

const smooth = (p0, p1, p2, p3, t) =>
  0.5 *
  (2 * p1 +
    (p2 - p0) * t +
    (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t +
    (3 * p1 - p0 - 3 * p2 + p3) * t * t * t)

/** @param {number} time from 0 to 1. @returns {{x: number, y: number, z: number}} the ball, in metres. */
export function ballAt(time) {
  const place = time * BALL.length
  const index = Math.floor(place)
  const point = (offset) => BALL[(index + offset + BALL.length) % BALL.length]
  const along = (axis) =>
    smooth(point(-1)[axis], point(0)[axis], point(1)[axis], point(2)[axis], place - index)
  return { x: along(0), y: along(1), z: 0.25 + 1.6 * Math.sin(TAU * time * 5) ** 2 }
}

/** All 22 players, in metres, with the phase of their stride. */
export function playersAt(time) {
  const ball = ballAt(time)
  return ['home', 'away'].flatMap((team, side) =>
    FORMATION.map(([baseX, baseY], number) => {
      const x0 = side === 0 ? baseX + 8 : 105 - baseX + 4
      const y0 = side === 0 ? baseY : 68 - baseY
      const phase = number * 1.7 + side * 2.3
      const isKeeper = number === 0
      const pull = isKeeper ? 0.04 : 0.22
      const sway = isKeeper ? 0.6 : 2.4
      return {
        team,
        isKeeper,
        x: x0 + (ball.x - 70) * pull + sway * Math.sin(TAU * time + phase),
        y: y0 + (ball.y - 30) * pull + sway * Math.cos(TAU * time * 2 + phase),
        stride: TAU * time * 12 + phase,
      }
    }),
  )
}

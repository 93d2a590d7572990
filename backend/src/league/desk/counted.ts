import { formatSigned } from 'shared-contracts/format'

/** Returns a count and what is counted: `1 event`, `3 events`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** Returns points that a decision gives or takes: `+1 point`, `−3 points`. */
export const countedPoints = (points: number): string =>
  `${formatSigned(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`

import { describe, expect, it } from '@jest/globals'
import { cornerOf, cornersOf, priceLineOf } from './price-line.ts'
import { drawingOf } from './Sparkline.tsx'

const HOUR = 3_600_000
const pointsAt = (...points: [hour: number, price: number][]) =>
  points.map(([hour, price]) => ({ at: hour * HOUR, price }))
const [first, ...rest] = pointsAt([5, 20], [6, 30], [7, 15], [8.5, 20])
const line = priceLineOf([first ?? { at: 0, price: 0 }, ...rest])

describe('the line of a price', () => {
  it('steps to the right by its first step of time, and down from its highest price', () => {
    expect(line).toEqual({
      ...{ first: 20, low: 15, high: 30, since: 5 * HOUR, step: HOUR },
      path: '1-200 1 300 1.5-100',
    })
  })

  it('says where its prices stand, and where later ones do', () => {
    expect(cornersOf(line)).toEqual([
      { x: 0, y: 200 },
      { x: 1, y: 0 },
      { x: 2, y: 300 },
      { x: 3.5, y: 200 },
    ])
    expect(cornerOf(line, { at: 9 * HOUR, price: 45 })).toEqual({ x: 4, y: -300 })
  })
})

describe('the drawing of a line', () => {
  it('fills the picture between its edges', () => {
    expect(drawingOf(cornersOf(line))).toEqual({
      path: `M0 200l${line.path}`,
      transform: 'matrix(32.57143 0 0 0.1 3 3)',
    })
  })

  it('makes room for a price above all before', () => {
    expect(drawingOf([...cornersOf(line), { x: 4, y: -300 }]).transform).toBe(
      'matrix(28.5 0 0 0.05 3 18)',
    )
  })

  it('is level for a single price and for equal ones', () => {
    const level = { path: 'M0 0l1 0', transform: 'matrix(114 0 0 1 3 18)' }
    expect(drawingOf([{ x: 0, y: 0 }])).toEqual(level)
    const equal = priceLineOf([
      { at: 0, price: 5 },
      { at: HOUR, price: 5 },
    ])
    expect(drawingOf(cornersOf(equal))).toEqual(level)
  })
})

import { describe, expect, it } from '@jest/globals'
import { BOX_HEIGHT, listDrawing, treeDrawing, type ChartDrawing } from './chart-layout.ts'
import { STRUCTURE } from '../../data/structure.ts'

const drawings: readonly [string, number, ChartDrawing][] = [
  ['tree', 1152, treeDrawing(STRUCTURE, 1152)],
  ['list', 350, listDrawing(STRUCTURE, { x: 0, y: 0, width: 350 })],
]

describe.each(drawings)('the %s of offices', (_shape, width, { boxes, lines, bottom }) => {
  it('has a box for each office and a line to each but the first', () => {
    expect(boxes).toHaveLength(21)
    expect(new Set(boxes.map(({ title }) => title)).size).toBe(21)
    expect(lines).toHaveLength(20)
  })

  it('keeps every box on the sheet, wide enough for its words, and off the others', () => {
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(box.y + BOX_HEIGHT).toBeLessThanOrEqual(bottom)
      expect(box.width).toBeGreaterThan(box.title.length * 8)
      const covers = (other: typeof box) =>
        other !== box &&
        Math.abs(other.y - box.y) < BOX_HEIGHT &&
        other.x < box.x + box.width &&
        box.x < other.x + other.width
      expect(boxes.filter(covers)).toEqual([])
    }
  })
})

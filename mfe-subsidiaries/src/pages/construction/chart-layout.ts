import { headsOf, type Office } from './office.ts'

/** Position and width of a box, in pixels of the drawing's natural size. */
interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** An organisation chart as boxes and the paths of the lines between them. */
export interface ChartDrawing {
  readonly boxes: readonly (Place & { readonly title: string })[]
  readonly lines: readonly string[]
  /** Lower edge of the lowest box. */
  readonly bottom: number
}

export const BOX_HEIGHT = 40

const STEP = BOX_HEIGHT + 10
const INDENT = 24

/** Draws the offices as a list, indented by rank. */
export function listDrawing(top: Office, at: Place): ChartDrawing {
  const boxes: (Place & { title: string })[] = []
  const lines: string[] = []
  const draw = (office: Office, rank: number): number => {
    const x = at.x + rank * INDENT
    const y = at.y + boxes.length * STEP
    boxes.push({ title: office.title, x, y, width: at.width - rank * INDENT })
    for (const report of office.reports ?? []) {
      const middle = draw(report, rank + 1) + BOX_HEIGHT / 2
      lines.push(`M${x + INDENT / 2} ${y + BOX_HEIGHT}V${middle}h${INDENT / 2}`)
    }
    return y
  }
  draw(top, 0)
  return { boxes, lines, bottom: at.y + (boxes.length - 1) * STEP + BOX_HEIGHT }
}

const GAP = 24
const HEAD_WIDTH = 240
/** Distance from the bottom of a box to the top of the next rank. */
const DROP = 40

/** Draws the chain of command in the middle, and the departments side by side below it, connected by one line. */
export function treeDrawing(top: Office, width: number): ChartDrawing {
  const middle = width / 2
  const heads = headsOf(top).map(({ title }, rank) => ({
    title,
    x: middle - HEAD_WIDTH / 2,
    y: rank * (BOX_HEIGHT + DROP),
    width: HEAD_WIDTH,
  }))
  const stems = heads.slice(1).map(({ y }) => `M${middle} ${y - DROP}v${DROP}`)

  const departments = headsOf(top).at(-1)?.reports ?? []
  const y = heads.length * (BOX_HEIGHT + DROP)
  const column = (width - GAP * (departments.length - 1)) / departments.length
  const columns = departments.map((department, index) =>
    listDrawing(department, { x: index * (column + GAP), y, width: column }),
  )
  const beams = departments.map((_department, index) => {
    const centre = index * (column + GAP) + column / 2
    return `M${centre} ${y}v${-DROP / 2}H${middle}v${-DROP / 2}`
  })
  return {
    boxes: [...heads, ...columns.flatMap(({ boxes }) => boxes)],
    lines: [...stems, ...beams, ...columns.flatMap(({ lines }) => lines)],
    bottom: Math.max(...heads.map((head) => head.y + BOX_HEIGHT), ...columns.map((c) => c.bottom)),
  }
}

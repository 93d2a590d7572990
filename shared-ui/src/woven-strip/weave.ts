/** Threads of a cloth: indices of the theme's thread colours, by row and column. */
export type Cloth = readonly (readonly number[])[]

const PANEL = 8

/** Patterns of a panel: whether a place shows the thread of the figure or that of the ground. */
const PANELS: readonly ((row: number, column: number, rows: number) => boolean)[] = [
  (_row, column) => column % 2 === 0,
  (row) => row % 2 === 0,
  (row, column) => (row + column) % 2 === 0,
  (row, column, rows) => Math.abs(column - 3.5) - 0.5 <= (row / Math.max(1, rows - 1)) * 3,
  (row, column) => column > 1 && column < 6 && row > 0,
  (row, column) => (column + 2 * row) % 4 < 2,
]

/** Creates a cloth that is the same for the same seed, and repeats without a seam. */
export function weave(seed: string, rows: number, panels = 6): Cloth {
  const random = randomOf(seed)
  const pick = (count: number) => Math.floor(random() * count)
  const drawn = Array.from({ length: panels }, () => {
    const ground = pick(4)
    return {
      isFigure: PANELS[pick(PANELS.length)] ?? PANELS[0],
      ground,
      figure: (ground + 1 + pick(3)) % 4,
    }
  })
  return Array.from({ length: rows }, (_row, row) =>
    drawn.flatMap(({ isFigure, ground, figure }) =>
      Array.from({ length: PANEL }, (_column, column) =>
        isFigure?.(row, column, rows) ? figure : ground,
      ),
    ),
  )
}

/**
 * Returns one SVG path per thread, with lines as thick as a thread, in units of threads. Each panel is drawn
 * relative to its own corner, so that equal panels have equal text, which compresses to almost nothing.
 */
export function threadPaths(cloth: Cloth): string[] {
  const paths = ['', '', '', '']
  const columns = cloth[0]?.length ?? 0
  for (let left = 0; left < columns; left += PANEL) {
    const panel = cloth.map((row) => row.slice(left, left + PANEL))
    for (const thread of new Set(panel.flat())) {
      paths[thread] += `M${left} .5${linesOf(thread, panel)}`
    }
  }
  return paths
}

/** Returns the lines of a thread in a panel, each relative to the end of the one before. */
function linesOf(thread: number, panel: Cloth): string {
  let lines = ''
  let penX = 0
  let penY = 0
  panel.forEach((row, y) => {
    let start = 0
    row.forEach((woven, x) => {
      if (row[x + 1] === woven) return
      if (woven === thread) {
        if (start !== penX || y !== penY) lines += `m${start - penX} ${y - penY}`
        lines += `h${x + 1 - start}`
        penX = x + 1
        penY = y
      }
      start = x + 1
    })
  })
  return lines
}

/** Mulberry32, seeded by the FNV-1a hash of a text: small, and the same in browser and server. */
function randomOf(text: string): () => number {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

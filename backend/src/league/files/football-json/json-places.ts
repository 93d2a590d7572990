import {
  createScanner,
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  type ParseError,
} from 'jsonc-parser'
import type { Fault } from '../faults.ts'

/** Maximum depth of brackets. A season nests five levels deep; the parser's stack takes some thousands. */
const MOST_LEVELS = 20

type Path = readonly (string | number)[]

/** A parsed JSON text with the places of its parts. */
export interface PlacedJson {
  readonly value: unknown
  /** Returns line and column of a member or, if it is missing, of the part that should have it. */
  place(path: Path): { line: number; column: number }
}

export function placedJson(text: string): PlacedJson | Fault {
  const starts = lineStarts(text)
  const at = (offset: number) => {
    const line = lineAt(starts, offset)
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 }
  }
  const deep = tooDeep(text)
  if (deep !== undefined)
    return { ...at(deep), message: `expected at most ${MOST_LEVELS} brackets inside each other` }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  const [error] = errors
  if (!tree || error) return { ...at(error?.offset ?? 0), message: 'expected JSON' }
  return {
    value: getNodeValue(tree) as unknown,
    place: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const node = findNodeAtLocation(tree, path.slice(0, length))
        if (node) return at(node.offset)
      }
      return at(tree.offset)
    },
  }
}

function tooDeep(text: string): number | undefined {
  const scanner = createScanner(text, true)
  let levels = 0
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const start = scanner.getTokenOffset()
    const token = text.slice(start, start + scanner.getTokenLength())
    if (token === '{' || token === '[') levels += 1
    if (token === '}' || token === ']') levels -= 1
    if (levels > MOST_LEVELS) return start
  }
  return undefined
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** Returns the last line that starts at or before the offset, counted from 1. */
function lineAt(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle
  }
  return low + 1
}

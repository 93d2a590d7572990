import fc from 'fast-check'
import type { GoodBody } from './good-bodies.ts'

const oddKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'id',
  '',
  '\u0000',
)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\ud800',
    '\u0000',
    "'; DROP TABLE contacts; --",
    '../../etc/passwd',
    'a@b.example',
  ),
)
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.bigInt().map(String))
const json = (part: unknown) => JSON.stringify(part) ?? 'null'

/**
 * Generates bodies for a route. Half of them are valid but for one field that is odd, missing or too many. The others
 * have the right names and nothing else right, or are hardly JSON.
 */
export function generatedBody({ good, send = (body) => body }: GoodBody) {
  const { names, nodes } = partsOf(good)
  const name = fc.oneof(fc.constantFrom(...names), oddKey, text).map(json)
  const odd = value.map(json)
  const object = fc
    .array(
      fc.tuple(name, odd).map((pair) => pair.join(':')),
      { maxLength: 8 },
    )
    .map((members) => `{${members.join()}}`)
  const mutated = fc
    .record({
      node: fc.nat(nodes - 1),
      kind: fc.constantFrom('replace' as const, 'remove' as const, 'add' as const),
      name,
      value: odd,
    })
    .map((mutation) => send(mutate(good, mutation)))
  const cut = fc.tuple(object, fc.nat()).map(([body, at]) => body.slice(0, at % (body.length + 1)))
  return fc.oneof(
    { weight: 8, arbitrary: mutated },
    { weight: 4, arbitrary: object },
    { weight: 1, arbitrary: cut },
    { weight: 1, arbitrary: fc.jsonValue().map(json) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.nat(5_000).map((depth) => '[{"a":'.repeat(depth)) },
  )
}

interface Mutation {
  /**
   * Number in the order in which `JSON.stringify` visits nodes, from 0 for the body itself, which only gains a field.
   */
  readonly node: number
  readonly kind: 'replace' | 'remove' | 'add'
  /** As JSON, and not always new: a field may appear twice. */
  readonly name: string
  /** As JSON. */
  readonly value: string
}

const MARK = 'the place of the mutation'

function mutate(good: unknown, { node, kind, name, value }: Mutation): string {
  const isRoot = node === 0
  let visited = 0
  const marked = JSON.stringify(good, (_key, part: unknown) => {
    if (visited++ !== node) return part
    if ((kind === 'add' || isRoot) && isObject(part)) return { ...part, [MARK]: 0 }
    return kind === 'remove' ? undefined : MARK
  })
  return marked.replace(`"${MARK}":0`, () => `${name}:${value}`).replace(`"${MARK}"`, () => value)
}

const isObject = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

/** Returns the names of all fields, and the number of nodes. */
function partsOf(good: unknown): { names: string[]; nodes: number } {
  const names = new Set<string>()
  let nodes = 0
  JSON.stringify(good, (key, part: unknown) => {
    nodes += 1
    if (Number.isNaN(Number(key))) names.add(key)
    return part
  })
  return { names: [...names], nodes }
}

import ts from 'typescript'
import { contractProgram, PROBE, type ContractPair } from './contract-program.ts'
import { lostMember } from './lost-member.ts'

/** The part of a version that has to be raised, by semver 2.0.0. */
export type VersionStep = 'major' | 'minor' | 'patch'

/** One difference between released and current contracts. */
export interface ContractChange {
  readonly step: VersionStep
  /** Name of the facade, such as `shared-ui`. */
  readonly facade: string
  /** Description of the difference. */
  readonly reason: string
}

interface Export {
  readonly name: string
  readonly kind: 'value' | 'type'
  /** Number of type arguments. */
  readonly arity: number
}

/**
 * Compares what remotes may rely on. A missing export, one whose new type cannot be used in place of the
 * released one, or one that has lost an optional member or a parameter, is a major change. An export that is new or
 * can do more is a minor change.
 */
export function compareContracts(contracts: ContractPair): ContractChange[] {
  const exports = exportsOf(contracts)
  const changes: ContractChange[] = []
  const pairs: { facade: string; released: Export; current: Export }[] = []
  for (const [facade, { released, current }] of Object.entries(exports)) {
    const find = (list: readonly Export[], { name, kind }: Export) =>
      list.find((other) => other.name === name && other.kind === kind)
    for (const before of released) {
      const now = find(current, before)
      if (now) pairs.push({ facade, released: before, current: now })
      else changes.push({ step: 'major', facade, reason: `the ${label(before)} is gone` })
    }
    for (const now of current) {
      if (!find(released, now)) {
        changes.push({ step: 'minor', facade, reason: `the ${label(now)} is new` })
      }
    }
  }
  return [...changes, ...typeChanges(contracts, pairs)]
}

/** Returns the largest step of all changes. */
export function neededStep(changes: readonly ContractChange[]): VersionStep {
  const steps = changes.map(({ step }) => step)
  return (['major', 'minor'] as const).find((step) => steps.includes(step)) ?? 'patch'
}

const label = ({ name, kind }: Export) => `${kind} ${name}`

function exportsOf(contracts: ContractPair) {
  const facades = Object.keys(contracts.entries)
  const probe = facades
    .map(
      (facade, index) =>
        `import * as released${index} from 'released:${facade}'\n` +
        `import * as current${index} from 'current:${facade}'`,
    )
    .join('\n')
  const program = contractProgram(contracts, probe)
  const checker = program.getTypeChecker()
  const found: Record<string, { released: Export[]; current: Export[] }> = {}
  for (const statement of program.getSourceFile(PROBE)?.statements ?? []) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue
    const [side = '', facade = ''] = statement.moduleSpecifier.text.split(':')
    const module = checker.getSymbolAtLocation(statement.moduleSpecifier)
    const list = module
      ? checker.getExportsOfModule(module).flatMap((symbol) => describe(checker, symbol))
      : []
    const sides = (found[facade] ??= { released: [], current: [] })
    sides[side === 'released' ? 'released' : 'current'] = list
  }
  return found
}

function describe(checker: ts.TypeChecker, symbol: ts.Symbol): Export[] {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const { name } = symbol
  const isClass = (target.flags & ts.SymbolFlags.Class) !== 0
  return [
    ...(target.flags & ts.SymbolFlags.Value ? [{ name, kind: 'value' as const, arity: 0 }] : []),
    ...(target.flags & ts.SymbolFlags.Type || isClass
      ? [{ name, kind: 'type' as const, arity: arityOf(target) }]
      : []),
  ]
}

function arityOf(symbol: ts.Symbol): number {
  for (const declaration of symbol.declarations ?? []) {
    if (
      ts.isInterfaceDeclaration(declaration) ||
      ts.isTypeAliasDeclaration(declaration) ||
      ts.isClassDeclaration(declaration)
    ) {
      return declaration.typeParameters?.length ?? 0
    }
  }
  return 0
}

/**
 * Lets the compiler compare every pair of types by two lines of code. The first is an error if the new type
 * cannot be used in place of the released one, the second if the two types differ at all.
 */
function typeChanges(
  contracts: ContractPair,
  pairs: readonly { facade: string; released: Export; current: Export }[],
): ContractChange[] {
  const facades = Object.keys(contracts.entries)
  const lines = [
    'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false',
    ...facades.map(
      (facade, index) => `import type * as released${index} from 'released:${facade}'`,
    ),
    ...facades.map((facade, index) => `import type * as current${index} from 'current:${facade}'`),
  ]
  const head = lines.length
  for (const { facade, released, current } of pairs) {
    const before = typeText(`released${facades.indexOf(facade)}`, released)
    const now = typeText(`current${facades.indexOf(facade)}`, current)
    const index = lines.length
    lines.push(`export const a${index} = (now: ${now}): ${before} => now`)
    lines.push(`export const s${index}: Same<${now}, ${before}> = true`)
  }
  const program = contractProgram(contracts, lines.join('\n'))
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(PROBE)
  if (!source) throw new Error('The probe of the contracts was not compiled')
  const errors = new Map<number, string>()
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(source)) {
    const { line } = source.getLineAndCharacterOfPosition(start)
    errors.set(line, ts.flattenDiagnosticMessageText(messageText, '\n    '))
  }
  const [failure] = [...errors].filter(([line]) => line < head)
  if (failure) throw new Error(failure[1])
  return pairs.flatMap(({ facade, current }, index): ContractChange[] => {
    const broken = errors.get(head + index * 2)
    if (broken !== undefined) {
      const reason = `the ${label(current)} is not what it was: ${broken}`
      return [{ step: 'major', facade, reason }]
    }
    const isSame = !errors.has(head + index * 2 + 1)
    if (isSame) return []
    const [now, before] = comparedTypes(checker, source.statements[head + index * 2 + 1])
    const lost = lostMember(checker, before, now)
    return lost === null
      ? [{ step: 'minor', facade, reason: `the ${label(current)} can do more` }]
      : [{ step: 'major', facade, reason: `the ${label(current)} has lost ${lost}` }]
  })
}

/** Returns both types of a probe's line `const name: Same<now, before>`. */
function comparedTypes(checker: ts.TypeChecker, line: ts.Statement | undefined) {
  const type =
    line && ts.isVariableStatement(line) ? line.declarationList.declarations[0]?.type : undefined
  const [now, before] = type && ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : []
  if (!now || !before) throw new Error('The probe of the contracts does not compare two types')
  return [checker.getTypeFromTypeNode(now), checker.getTypeFromTypeNode(before)] as const
}

const typeText = (namespace: string, { name, kind, arity }: Export) =>
  kind === 'value'
    ? `typeof ${namespace}.${name}`
    : `${namespace}.${name}${arity > 0 ? `<${Array(arity).fill('any').join(', ')}>` : ''}`

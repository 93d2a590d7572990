import ts from 'typescript'

/** Types may contain ever larger instances of themselves, so that a comparison has to end. */
const MAX_DEPTH = 16

/**
 * Finds an optional member or a parameter that the current type has no more, at any depth: `size`, or `the parameter
 * seconds`. Returns null if all are still there.
 *
 * Assignability does not tell: a value without the member, and a function without the parameter, can be used in place
 * of the released one. It does tell of a required member, unless whoever passes a value need no longer have it, which
 * is no loss.
 */
export function lostMember(
  checker: ts.TypeChecker,
  released: ts.Type,
  current: ts.Type,
): string | null {
  /** Results by the ids of both types. While a pair is compared, it counts as one that has lost nothing. */
  const known = new Map<string, string | null>()

  function ofTypes(before: ts.Type, now: ts.Type, depth: number): string | null {
    if (before === now || depth > MAX_DEPTH || constituents(now).some(isAnything)) return null
    const parts = constituents(before).filter(isObject)
    const candidates = constituents(now).filter(isObject)
    const isOnly = parts.length === 1 && candidates.length === 1
    return first(parts, (part) =>
      ofBest(
        candidates.filter((candidate) => isOnly || isRelated(part, candidate)),
        (candidate) => ofObjects(part, candidate, depth),
      ),
    )
  }

  function ofObjects(before: ts.Type, now: ts.Type, depth: number): string | null {
    if (before === now) return null
    const pair = `${idOf(before)} ${idOf(now)}`
    const result = known.get(pair)
    if (result !== undefined) return result
    known.set(pair, null)
    // A generic type of an installed package, such as Promise: only its arguments can differ.
    const isSameGeneric = isReference(before) && isReference(now) && before.target === now.target
    const lost = isSameGeneric
      ? ofArguments(before, now, depth)
      : (ofMembers(before, now, depth) ??
        ofSignatures(before.getCallSignatures(), now.getCallSignatures(), depth) ??
        ofSignatures(before.getConstructSignatures(), now.getConstructSignatures(), depth))
    known.set(pair, lost)
    return lost
  }

  const ofArguments = (before: ts.TypeReference, now: ts.TypeReference, depth: number) => {
    const current = checker.getTypeArguments(now)
    return first(checker.getTypeArguments(before), (argument, index) => {
      const other = current[index]
      return other ? ofTypes(argument, other, depth + 1) : null
    })
  }

  const ofMembers = (before: ts.Type, now: ts.Type, depth: number) =>
    first(before.getProperties(), (member) => {
      const other = now.getProperty(member.name)
      if (other) return ofSymbols(member, other, depth)
      const isOpen = checker.getIndexInfosOfType(now).length > 0 && !checker.isTupleType(now)
      return isOpen || !isOptional(member) || isPlatform(member) ? null : member.name
    })

  const ofSignatures = (
    before: readonly ts.Signature[],
    now: readonly ts.Signature[],
    depth: number,
  ) => first(before, (signature) => ofBest(now, (other) => ofSignature(signature, other, depth)))

  const ofSignature = (before: ts.Signature, now: ts.Signature, depth: number) =>
    first(before.parameters, (parameter, index) => {
      const other = now.parameters[index]
      if (other && isRest(parameter) === isRest(other)) return ofSymbols(parameter, other, depth)
      return now.parameters.some(isRest) ? null : `the parameter ${parameter.name}`
    }) ?? ofTypes(before.getReturnType(), now.getReturnType(), depth + 1)

  const ofSymbols = (before: ts.Symbol, now: ts.Symbol, depth: number) =>
    ofTypes(checker.getTypeOfSymbol(before), checker.getTypeOfSymbol(now), depth + 1)

  const isRelated = (one: ts.Type, other: ts.Type) =>
    checker.isTypeAssignableTo(one, other) || checker.isTypeAssignableTo(other, one)

  function constituents(type: ts.Type): readonly ts.Type[] {
    const bound = type.isTypeParameter() ? (checker.getBaseConstraintOfType(type) ?? type) : type
    return bound.isUnion() ? bound.types : [bound]
  }

  const ids = new Map<ts.Type, number>()
  function idOf(type: ts.Type): number {
    const id = ids.get(type) ?? ids.size
    ids.set(type, id)
    return id
  }

  return ofTypes(released, current, 0)
}

/** Returns the first loss of a list; null if there is none. */
function first<T>(
  list: readonly T[],
  lossOf: (item: T, index: number) => string | null,
): string | null {
  for (const [index, item] of list.entries()) {
    const loss = lossOf(item, index)
    if (loss !== null) return loss
  }
  return null
}

/** Returns null if a candidate has lost nothing, or there is none; otherwise the loss of the first. */
function ofBest<T>(candidates: readonly T[], lossOf: (item: T) => string | null): string | null {
  const losses = candidates.map(lossOf)
  return losses.includes(null) ? null : (losses[0] ?? null)
}

const isAnything = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0

const isObject = ({ flags }: ts.Type) =>
  (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0

const isReference = (type: ts.Type): type is ts.TypeReference => 'target' in type

const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0

/** Checks for a member of the browser's objects: a function that takes any element in place of a form asks for less. */
const isPlatform = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((member) => member.getSourceFile().fileName.includes('/typescript/lib/'))

const isRest = ({ valueDeclaration }: ts.Symbol) =>
  valueDeclaration !== undefined &&
  ts.isParameter(valueDeclaration) &&
  valueDeclaration.dotDotDotToken !== undefined

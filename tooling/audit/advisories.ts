import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import semver from 'semver'
import * as v from 'valibot'

const Event = v.looseObject({
  introduced: v.optional(v.string()),
  fixed: v.optional(v.string()),
  last_affected: v.optional(v.string()),
})
type Event = v.InferOutput<typeof Event>

const Affected = v.object({
  package: v.optional(v.object({ ecosystem: v.string(), name: v.string() })),
  ranges: v.optional(
    v.array(v.object({ type: v.string(), events: v.optional(v.array(Event), []) })),
    [],
  ),
  versions: v.optional(v.array(v.string()), []),
})

/** The parts of an advisory in the OSV format (https://ossf.github.io/osv-schema/) that are read here. */
export const Advisory = v.object({
  id: v.string(),
  summary: v.optional(v.string(), ''),
  withdrawn: v.optional(v.string()),
  affected: v.optional(v.array(Affected), []),
})
export type Advisory = v.InferOutput<typeof Advisory>

/** Verdict on a version: null if it is not affected, otherwise the later version with a fix, if there is one. */
export type Verdict = null | { readonly fixed: string | undefined }

/**
 * Reads the advisories of a folder, such as an unpacked osv.dev export for npm.
 *
 * @throws Error for a folder without advisories, which would never find anything.
 */
export async function readAdvisories(folder: string): Promise<Advisory[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  if (names.length === 0) throw new Error(`${folder} holds no advisories`)
  const advisories: Advisory[] = []
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8')
    advisories.push(v.parse(Advisory, JSON.parse(text)))
  }
  return advisories.filter(({ withdrawn }) => withdrawn === undefined)
}

/** Judges whether an advisory affects this version of an npm package. */
export function judge({ affected }: Advisory, name: string, version: string): Verdict {
  for (const one of affected) {
    if (one.package?.ecosystem !== 'npm' || one.package.name !== name) continue
    for (const { type, events } of one.ranges) {
      if (type === 'GIT') continue
      const verdict = judgeRange(events, version)
      if (verdict) return verdict
    }
    if (one.versions.includes(version)) return { fixed: undefined }
  }
  return null
}

/** Judges a version by events that mark where a fault begins and ends: the last one before the version decides. */
function judgeRange(events: readonly Event[], version: string): Verdict {
  let isAffected = false
  for (const { introduced, fixed, last_affected: last } of events.toSorted(byVersion)) {
    if (introduced !== undefined && semver.gte(version, exact(introduced))) isAffected = true
    if (fixed !== undefined && semver.gte(version, exact(fixed))) isAffected = false
    if (last !== undefined && semver.gt(version, exact(last))) isAffected = false
  }
  if (!isAffected) return null
  const fixes = events.flatMap(({ fixed }) => (fixed === undefined ? [] : [exact(fixed)]))
  return { fixed: fixes.sort(semver.compare).find((fix) => semver.gt(fix, version)) }
}

const versionOf = ({ introduced, fixed, last_affected: last }: Event) =>
  exact(introduced ?? fixed ?? last ?? '0')

const byVersion = (a: Event, b: Event) => semver.compare(versionOf(a), versionOf(b))

/** Returns an exact version; "0" stands for the lowest possible one. */
function exact(version: string): string {
  return semver.valid(version) ?? semver.coerce(version)?.version ?? '0.0.0'
}

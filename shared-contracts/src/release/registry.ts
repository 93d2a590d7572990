import * as v from 'valibot'
import { hasDoubledMember } from './doubled-member.ts'
import { ReleaseTagName } from './release-tag.ts'
import { Integrity, Release, RemoteReleaseName, ShellRelease, Version } from './release.ts'
import { BasePath } from './route-pattern.ts'

/** A release by name, and the integrity of its `release.json`, from which that of every file follows. */
export const ReleasePointer = v.object({
  version: Version,
  digest: Integrity,
  /** Its team's Ed25519 signature of name, version and digest; absent where nobody signed it. */
  signature: v.optional(v.string()),
})
export type ReleasePointer = v.InferOutput<typeof ReleasePointer>

/**
 * How long the files of a release are answered after its last visitor got it, in days: an open tab keeps the
 * releases that it started with, and loads further pages of them.
 */
export const TAB_GRACE_DAYS = 14

/** Share of visitors, in percent, that a canary gets. */
const CanaryPercent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))

/** What visitors get of one remote. */
export const RemoteChannels = v.object({
  name: RemoteReleaseName,
  /** Path prefixes that the platform gave to it; absent where the registry does not know of prefixes yet. */
  prefixes: v.optional(v.array(BasePath)),
  /** Null until a release is promoted. */
  stable: v.nullable(ReleasePointer),
  /** A share of the visitors gets this instead. */
  canary: v.nullable(
    v.object({
      ...ReleasePointer.entries,
      percent: CanaryPercent,
      /**
       * When it began, ISO 8601, UTC: names this canary, so that each has visitors of its own. Absent where the
       * registry does not tell yet.
       */
      since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
      /** Shares that it is to have next, by itself, while it is as good as stable; absent without any. */
      steps: v.optional(v.array(CanaryPercent)),
    }),
  ),
  /** The last good one before stable: what a roll back returns to, and browsers fall back to. */
  previous: v.nullable(ReleasePointer),
  /**
   * Releases that a channel pointed to until lately, for the tabs that still show them; absent where the
   * registry does not tell yet.
   */
  lately: v.optional(
    v.array(
      v.object({
        ...ReleasePointer.entries,
        /** ISO 8601, UTC; from then on nobody may have its files. */
        until: v.pipe(v.string(), v.isoTimestamp()),
      }),
    ),
  ),
  /** Why the remote is switched off, in words for visitors; null while it is on. */
  disabled: v.nullable(v.string()),
})
export type RemoteChannels = v.InferOutput<typeof RemoteChannels>

/** A build of the host, and from when on nobody may have its files; null while it is the announced one. */
const AnnouncedShell = v.object({
  ...ReleasePointer.entries,
  /** ISO 8601, UTC. */
  until: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
})
export type AnnouncedShell = v.InferOutput<typeof AnnouncedShell>

/** Answer of `GET /api/releases`: what every channel points to now. */
export const ReleaseMap = v.object({
  /** Grows by one with every change; two maps of the same revision point to the same releases. */
  revision: v.number(),
  remotes: v.array(RemoteChannels),
  /** Builds of the host whose files every edge answers, the announced one first. */
  shells: v.optional(v.array(AnnouncedShell), []),
  /** Preview links that open nothing any more although they have not ended: revoked, or of a withdrawn release. */
  closedPreviews: v.optional(v.array(v.string()), []),
})
export type ReleaseMap = v.InferOutput<typeof ReleaseMap>

/** Longest `release.json`, in letters. */
export const MAX_DESCRIPTION_LENGTH = 240_000

const descriptionText = () =>
  v.pipe(
    v.string(),
    v.maxLength(
      MAX_DESCRIPTION_LENGTH,
      `A description of at most ${MAX_DESCRIPTION_LENGTH} letters`,
    ),
    v.check((text) => !hasDoubledMember(text), 'A description that names each member once'),
    v.parseJson(),
  )

const PLAIN_NAMES = 'Files whose names differ by more than case, none of them release.json'

function hasPlainNames(files: Release['files']): boolean {
  const names = Object.keys(files).map((file) => file.toLowerCase())
  return new Set(['release.json', ...names]).size === names.length + 1
}

/** The 64 bytes of an Ed25519 signature in base64. */
const Signature = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9+/]{86}==$/, 'A signature of 64 bytes in base64'),
)

/**
 * Body of `POST /api/releases`. The description travels as text, because its digest is that of the very
 * bytes in the release's folder.
 */
export const PublishRequest = v.object({
  /** `release.json`, letter by letter. */
  description: v.pipe(v.string(), v.maxLength(MAX_DESCRIPTION_LENGTH)),
  /** By a key of the remote; absent where its team signs nothing. */
  signature: v.optional(Signature),
  /** Tags that name it from now on, and no longer the release that they named. */
  tags: v.optional(v.pipe(v.array(ReleaseTagName), v.maxLength(20)), []),
})
export type PublishRequest = v.InferOutput<typeof PublishRequest>

/**
 * The text of a `release.json`. Whoever reads it reads the same: no member stands twice, of which one reader
 * would take the first and another the last, and no two files differ by case alone, which are one file on some
 * disks. The description is none of its own files.
 */
export const ReleaseDescription = v.pipe(
  descriptionText(),
  Release,
  v.check(({ files }) => hasPlainNames(files), PLAIN_NAMES),
)

/** The text of a built host's `release.json`, read in the same way. */
export const ShellDescription = v.pipe(
  descriptionText(),
  ShellRelease,
  v.check(({ files }) => hasPlainNames(files), PLAIN_NAMES),
)

/** Body of `PUT /api/host-contract`, for the platform team alone: the built host that its edges will run. */
export const ShellAnnouncement = v.object({
  /** Its `release.json`, letter by letter. */
  description: v.pipe(v.string(), v.maxLength(MAX_DESCRIPTION_LENGTH)),
  /** By a key of the platform; absent where it signs nothing. */
  signature: v.optional(Signature),
  /** Takes its place although live releases cannot run with it. */
  isBreaking: v.optional(v.boolean()),
})
export type ShellAnnouncement = v.InferOutput<typeof ShellAnnouncement>

const change = {
  /** Revision that the change was decided on; the registry answers 409 when the remote was changed since. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Why, for the history. */
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
}

/** What a 409 tells besides the error, when the remote was changed since the change was decided on. */
export const RevisionConflict = v.object({
  /** The registry's revision now. */
  revision: v.number(),
})
export type RevisionConflict = v.InferOutput<typeof RevisionConflict>

/** What a 422 tells besides the error, when a release is not accepted. */
export const ReleaseRefusal = v.object({
  /** A sentence for each reason. */
  reasons: v.array(v.string()),
})
export type ReleaseRefusal = v.InferOutput<typeof ReleaseRefusal>

const given = {
  ...change,
  version: Version,
  /** Whether it is meant although a roll back took it away. */
  again: v.optional(v.boolean(), false),
}

/** Body of `POST /api/releases/:name/promote`: stable becomes this version; its canary ends. */
export const PromoteRequest = v.object(given)
export type PromoteRequest = v.InferOutput<typeof PromoteRequest>

/**
 * Body of `POST /api/releases/:name/canary`: begins one, or gives it more or fewer visitors. With `steps` it gets
 * these shares next, one after the other, each once enough visitors of the one before were no worse off.
 */
export const CanaryRequest = v.pipe(
  v.object({
    ...given,
    percent: CanaryPercent,
    steps: v.optional(v.pipe(v.array(CanaryPercent), v.maxLength(10)), []),
  }),
  v.check(
    ({ percent, steps }) =>
      [percent, ...steps].every((step, index, all) => step > (all[index - 1] ?? 0)),
    'Each step is larger than the one before',
  ),
)
export type CanaryRequest = v.InferOutput<typeof CanaryRequest>

/**
 * Body of `POST /api/releases/:name/rollback`: ends the canary where there is one; otherwise stable returns
 * to the last good release.
 */
export const RollbackRequest = v.object(change)
export type RollbackRequest = v.InferOutput<typeof RollbackRequest>

/** Body of `POST /api/releases/:name/disable`: the remote's pages show the message and nothing else. */
export const DisableRequest = v.object({
  ...change,
  message: v.pipe(v.string(), v.trim(), v.minLength(1, 'A message for visitors'), v.maxLength(300)),
})
export type DisableRequest = v.InferOutput<typeof DisableRequest>

/** Body of `POST /api/releases/:name/enable`. */
export const EnableRequest = v.object(change)
export type EnableRequest = v.InferOutput<typeof EnableRequest>

/** Body of `POST /api/releases/:name/prune`: the files of these versions are about to be removed. */
export const PruneRequest = v.object({
  ...change,
  versions: v.pipe(v.array(Version), v.minLength(1), v.maxLength(100)),
})
export type PruneRequest = v.InferOutput<typeof PruneRequest>

/** Body of `POST /api/releases/:name/sign`: signs what was published, in the place of an earlier signature. */
export const SignRequest = v.object({ version: Version, signature: Signature })
export type SignRequest = v.InferOutput<typeof SignRequest>

/** One line of `GET /api/releases/:name/history`, newest first, and the answer to every change. */
export const ReleaseEvent = v.object({
  /** The registry's revision after this change. */
  revision: v.number(),
  remote: v.string(),
  /**
   * The release that the change is about: of a roll back the one that was taken away, of `disable` and
   * `enable` the one that visitors get.
   */
  version: Version,
  kind: v.picklist([
    'publish',
    'promote',
    'canary',
    'rollback',
    'disable',
    'enable',
    'prune',
    'sign',
  ]),
  /** Share of visitors after a change of the canary. */
  percent: v.nullable(v.number()),
  /** Name of the token that made the change. */
  actor: v.string(),
  reason: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
})
export type ReleaseEvent = v.InferOutput<typeof ReleaseEvent>

/** Answer of `GET /api/releases/:name`, newest release first. */
export const RemoteReleases = v.object({
  revision: v.number(),
  channels: RemoteChannels,
  releases: v.array(
    v.object({
      version: Version,
      commit: v.string(),
      publishedAt: v.string(),
      publishedBy: v.string(),
      /** When visitors last got it by a channel: now, an instant, or never. */
      servedUntil: v.union([v.literal('now'), v.string(), v.null()]),
      /** When a roll back took it away; null when it is good as far as anybody knows. */
      withdrawnAt: v.nullable(v.string()),
      /** When its files were given up; null while they are kept. */
      prunedAt: v.nullable(v.string()),
      /** Tags that name it; absent where the registry does not know of tags yet. */
      tags: v.optional(v.array(v.string()), []),
    }),
  ),
})
export type RemoteReleases = v.InferOutput<typeof RemoteReleases>

/** Body of `POST /api/release-prefixes`, for the platform team alone. */
export const PrefixRequest = v.object({
  prefix: BasePath,
  remote: RemoteReleaseName,
  /** Also where another remote has the prefix: their pages stand beside each other. */
  isShared: v.optional(v.boolean(), false),
})
export type PrefixRequest = v.InferOutput<typeof PrefixRequest>

/** Query of `DELETE /api/release-prefixes`. */
export const PrefixQuery = v.pick(PrefixRequest, ['prefix', 'remote'])
export type PrefixQuery = v.InferOutput<typeof PrefixQuery>

/** One entry of `GET /api/release-prefixes`: which remote may answer under which prefix. */
export const PrefixListing = v.object({
  ...PrefixQuery.entries,
  /** Name of the token that gave it. */
  givenBy: v.string(),
  /** ISO 8601, UTC. */
  givenAt: v.string(),
})
export type PrefixListing = v.InferOutput<typeof PrefixListing>

/** For how many days a token is good. */
const TokenDays = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 90)

/** Body of `POST /api/release-tokens`, for the platform team alone. */
export const TokenRequest = v.object({
  /** Who will use it, for the history. */
  actor: v.pipe(v.string(), v.regex(/^[\w@.+ -]{1,100}$/, 'A name such as ci of mfe-gpl')),
  /** The one remote that it may release; null for all of them and for the platform's own changes. */
  remote: v.nullable(RemoteReleaseName),
  days: TokenDays,
})
export type TokenRequest = v.InferOutput<typeof TokenRequest>

/** Body of `POST /api/release-tokens/:actor/rotate`: a new token in the place of the one that there is. */
export const TokenRotation = v.object({
  days: TokenDays,
  /** For how long the old one is good beside it, in hours; 0 ends it at once. */
  overlapHours: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(168)), 24),
})
export type TokenRotation = v.InferOutput<typeof TokenRotation>

const token = { ...v.omit(TokenRequest, ['days']).entries, expiresAt: v.string() }

/** The only time that the token itself is told: the registry keeps its hash. */
export const TokenResponse = v.object({ ...token, token: v.string() })
export type TokenResponse = v.InferOutput<typeof TokenResponse>

/** One entry of `GET /api/release-tokens`. */
export const TokenListing = v.object({
  ...token,
  createdAt: v.string(),
  /** To the minute; null when it was never used. */
  lastUsedAt: v.nullable(v.string()),
  /** Until when the one before it is good as well; null where there is none. */
  previousUntil: v.nullable(v.string()),
})
export type TokenListing = v.InferOutput<typeof TokenListing>

/** Query of `GET /api/audit-log`, for the platform team alone. */
export const AuditQuery = v.object({
  /** Id of the last entry of the page before; the newest entries without it. */
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
})
export type AuditQuery = v.InferOutput<typeof AuditQuery>

/** One entry of `GET /api/audit-log`, newest first. */
export const AuditEvent = v.object({
  id: v.number(),
  /** ISO 8601, UTC. */
  at: v.string(),
  /** Name of the token. */
  actor: v.string(),
  /** Where the request came from. */
  address: v.string(),
  action: v.string(),
  /** What was changed, in words. */
  change: v.string(),
  /** False where the entry, or the one before it, is not what was written. */
  isIntact: v.boolean(),
})
export type AuditEvent = v.InferOutput<typeof AuditEvent>

import * as v from 'valibot'
import { hasDoubledMember } from './doubled-member.ts'
import { ReleaseTagName } from './release-tag.ts'
import { Integrity, Release, RemoteReleaseName, ShellRelease, Version } from './release.ts'
import { BasePath } from './route-pattern.ts'

/** A release by version, with the integrity of its `release.json`, which contains that of every file. */
export const ReleasePointer = v.object({
  version: Version,
  digest: Integrity,
  /** Its team's Ed25519 signature of name, version and digest; absent if unsigned. */
  signature: v.optional(v.string()),
})
export type ReleasePointer = v.InferOutput<typeof ReleasePointer>

/**
 * Days for which the files of a release remain available after its last visitor got it: an open tab keeps the
 * releases that it started with, and loads further pages of them.
 */
export const TAB_GRACE_DAYS = 14

/** Share of visitors, in percent, that a canary gets. */
const CanaryPercent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))

/** Releases of one remote that visitors get. */
export const RemoteChannels = v.object({
  name: RemoteReleaseName,
  /** Path prefixes that the platform assigned to it; absent from registries without prefixes. */
  prefixes: v.optional(v.array(BasePath)),
  /** Null until a release is promoted. */
  stable: v.nullable(ReleasePointer),
  /** Served to a share of the visitors instead. */
  canary: v.nullable(
    v.object({
      ...ReleasePointer.entries,
      percent: CanaryPercent,
      /**
       * Start time, ISO 8601, UTC: identifies this canary, so that each gets visitors of its own. Absent from
       * registries that do not report it yet.
       */
      since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
      /** Next shares, which it gets automatically while it is as good as stable; absent without any. */
      steps: v.optional(v.array(CanaryPercent)),
    }),
  ),
  /** The last good release before stable: target of a roll back, and fallback of browsers. */
  previous: v.nullable(ReleasePointer),
  /**
   * Releases that a channel pointed to recently, for the tabs that still show them; absent from registries that
   * do not report them yet.
   */
  lately: v.optional(
    v.array(
      v.object({
        ...ReleasePointer.entries,
        /** ISO 8601, UTC; from then on its files are no longer served. */
        until: v.pipe(v.string(), v.isoTimestamp()),
      }),
    ),
  ),
  /** Why the remote is switched off, as a message to visitors; null while it is on. */
  disabled: v.nullable(v.string()),
})
export type RemoteChannels = v.InferOutput<typeof RemoteChannels>

/** A build of the host, and the time at which its files stop being served; null while it is the announced one. */
const AnnouncedShell = v.object({
  ...ReleasePointer.entries,
  /** ISO 8601, UTC. */
  until: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
})
export type AnnouncedShell = v.InferOutput<typeof AnnouncedShell>

/** Response of `GET /api/releases`: what every channel points to now. */
export const ReleaseMap = v.object({
  /** Increases by one with every change; maps of the same revision point to the same releases. */
  revision: v.number(),
  remotes: v.array(RemoteChannels),
  /** Builds of the host whose files every edge answers, the announced one first. */
  shells: v.optional(v.array(AnnouncedShell), []),
  /** Preview links that were closed before they expired: revoked, or of a withdrawn release. */
  closedPreviews: v.optional(v.array(v.string()), []),
})
export type ReleaseMap = v.InferOutput<typeof ReleaseMap>

/** Maximum length of `release.json`, in characters. */
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
 * Body of `POST /api/releases`. The description is sent as text, because its digest is that of the exact bytes
 * in the release's folder.
 */
export const PublishRequest = v.object({
  /** `release.json`, verbatim. */
  description: v.pipe(v.string(), v.maxLength(MAX_DESCRIPTION_LENGTH)),
  /** By a key of the remote; absent if its team does not sign. */
  signature: v.optional(Signature),
  /** Tags to move to this release. */
  tags: v.optional(v.pipe(v.array(ReleaseTagName), v.maxLength(20)), []),
})
export type PublishRequest = v.InferOutput<typeof PublishRequest>

/**
 * The text of a `release.json`. All readers get the same from it: no member is duplicated, because some readers
 * would take the first and others the last, and no two files differ only by case, because they are one file on
 * some disks. The description is not one of its own files.
 */
export const ReleaseDescription = v.pipe(
  descriptionText(),
  Release,
  v.check(({ files }) => hasPlainNames(files), PLAIN_NAMES),
)

/** The text of a built host's `release.json`, under the same rules. */
export const ShellDescription = v.pipe(
  descriptionText(),
  ShellRelease,
  v.check(({ files }) => hasPlainNames(files), PLAIN_NAMES),
)

/** Body of `PUT /api/host-contract`, for the platform team only: the built host that its edges will run. */
export const ShellAnnouncement = v.object({
  /** Its `release.json`, verbatim. */
  description: v.pipe(v.string(), v.maxLength(MAX_DESCRIPTION_LENGTH)),
  /** By a key of the platform; absent if it does not sign. */
  signature: v.optional(Signature),
  /** Accepts the host even if live releases cannot run with it. */
  isBreaking: v.optional(v.boolean()),
})
export type ShellAnnouncement = v.InferOutput<typeof ShellAnnouncement>

const change = {
  /** Revision on which the change is based; the registry answers 409 if the remote was changed since. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Reason, for the history. */
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
}

/** Members of a 409 besides the error, if the remote was changed since that revision. */
export const RevisionConflict = v.object({
  /** Current revision of the registry. */
  revision: v.number(),
})
export type RevisionConflict = v.InferOutput<typeof RevisionConflict>

/** Members of a 422 besides the error, for a release that is not accepted. */
export const ReleaseRefusal = v.object({
  /** One sentence per reason. */
  reasons: v.array(v.string()),
})
export type ReleaseRefusal = v.InferOutput<typeof ReleaseRefusal>

const given = {
  ...change,
  version: Version,
  /** Confirms a version that was rolled back before. */
  again: v.optional(v.boolean(), false),
}

/** Body of `POST /api/releases/:name/promote`: makes this version stable, and ends its canary. */
export const PromoteRequest = v.object(given)
export type PromoteRequest = v.InferOutput<typeof PromoteRequest>

/**
 * Body of `POST /api/releases/:name/canary`: starts one, or changes its share of visitors. With `steps` it gets
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
 * Body of `POST /api/releases/:name/rollback`: ends the canary if there is one; otherwise rolls stable back to
 * the last good release.
 */
export const RollbackRequest = v.object(change)
export type RollbackRequest = v.InferOutput<typeof RollbackRequest>

/** Body of `POST /api/releases/:name/disable`: the remote's pages show only the message. */
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

/** Body of `POST /api/releases/:name/sign`: signs a published release, and replaces an earlier signature. */
export const SignRequest = v.object({ version: Version, signature: Signature })
export type SignRequest = v.InferOutput<typeof SignRequest>

/** One line of `GET /api/releases/:name/history`, newest first, and the response to every change. */
export const ReleaseEvent = v.object({
  /** The registry's revision after this change. */
  revision: v.number(),
  remote: v.string(),
  /**
   * The release concerned: for a roll back the one that was withdrawn, for `disable` and `enable` the one that
   * visitors get.
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
      /** When visitors last got it through a channel: now, a time, or never. */
      servedUntil: v.union([v.literal('now'), v.string(), v.null()]),
      /** When a roll back withdrew it; null if it is good as far as known. */
      withdrawnAt: v.nullable(v.string()),
      /** When its files were removed; null while they are kept. */
      prunedAt: v.nullable(v.string()),
      /** Its tags; absent from registries without tags. */
      tags: v.optional(v.array(v.string()), []),
    }),
  ),
})
export type RemoteReleases = v.InferOutput<typeof RemoteReleases>

/** Body of `POST /api/release-prefixes`, for the platform team only. */
export const PrefixRequest = v.object({
  prefix: BasePath,
  remote: RemoteReleaseName,
  /** Allows a prefix that another remote has too: both have pages below it. */
  isShared: v.optional(v.boolean(), false),
})
export type PrefixRequest = v.InferOutput<typeof PrefixRequest>

/** Query of `DELETE /api/release-prefixes`. */
export const PrefixQuery = v.pick(PrefixRequest, ['prefix', 'remote'])
export type PrefixQuery = v.InferOutput<typeof PrefixQuery>

/** One entry of `GET /api/release-prefixes`: a remote, and a prefix assigned to it. */
export const PrefixListing = v.object({
  ...PrefixQuery.entries,
  /** Name of the token that assigned it. */
  givenBy: v.string(),
  /** ISO 8601, UTC. */
  givenAt: v.string(),
})
export type PrefixListing = v.InferOutput<typeof PrefixListing>

/** Lifetime of a token, in days. */
const TokenDays = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 90)

/** Body of `POST /api/release-tokens`, for the platform team only. */
export const TokenRequest = v.object({
  /** User of the token, for the history. */
  actor: v.pipe(v.string(), v.regex(/^[\w@.+ -]{1,100}$/, 'A name such as ci of mfe-gpl')),
  /** The only remote that it may release; null for all of them and for the platform's own changes. */
  remote: v.nullable(RemoteReleaseName),
  days: TokenDays,
})
export type TokenRequest = v.InferOutput<typeof TokenRequest>

/** Body of `POST /api/release-tokens/:actor/rotate`: a new token replaces the existing one. */
export const TokenRotation = v.object({
  days: TokenDays,
  /** Hours for which the old token stays valid too; 0 ends it at once. */
  overlapHours: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(168)), 24),
})
export type TokenRotation = v.InferOutput<typeof TokenRotation>

const token = { ...v.omit(TokenRequest, ['days']).entries, expiresAt: v.string() }

/** The only response that contains the token itself: the registry stores its hash. */
export const TokenResponse = v.object({ ...token, token: v.string() })
export type TokenResponse = v.InferOutput<typeof TokenResponse>

/** One entry of `GET /api/release-tokens`. */
export const TokenListing = v.object({
  ...token,
  createdAt: v.string(),
  /** To the minute; null if it was never used. */
  lastUsedAt: v.nullable(v.string()),
  /** End of the previous token's validity; null if there is none. */
  previousUntil: v.nullable(v.string()),
})
export type TokenListing = v.InferOutput<typeof TokenListing>

/** Query of `GET /api/audit-log`, for the platform team only. */
export const AuditQuery = v.object({
  /** Id of the last entry on the page before; without it, the newest entries. */
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
  /** Network address of the request. */
  address: v.string(),
  action: v.string(),
  /** What was changed, in words. */
  change: v.string(),
  /** False if the entry, or the one before it, was altered afterwards. */
  isIntact: v.boolean(),
})
export type AuditEvent = v.InferOutput<typeof AuditEvent>

import * as v from 'valibot'
import { RemoteReleaseName, Version } from './release.ts'

const ofRelease = { remote: RemoteReleaseName, version: Version }
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))

/** What a release was doing when it failed to load. */
export const LoadStage = v.picklist(['description', 'contract', 'entry', 'page'])
export type LoadStage = v.InferOutput<typeof LoadStage>

/**
 * How it failed. A changed byte counts as `refused`, as does a file that is not there: browsers do not tell them
 * apart. `network` means that this browser could not reach the site at all.
 */
export const FailureKind = v.picklist(['timeout', 'network', 'refused', 'invalid', 'incompatible'])
export type FailureKind = v.InferOutput<typeof FailureKind>

/**
 * Core Web Vitals and what explains them; milliseconds, but for the layout shift, which has no unit. `softLCP` is the
 * largest paint after a move between pages of one document, and belongs to the remote of the page that was opened.
 */
export const VitalName = v.picklist(['FCP', 'LCP', 'CLS', 'INP', 'TTFB', 'softLCP'])
export type VitalName = v.InferOutput<typeof VitalName>

/** Most releases of a tab that a report names. */
const MAX_BEFORE = 10

/** A release as reports name it: `mfe-gpl@1.4.0`. */
const NamedRelease = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^[a-z][a-z0-9-]{1,63}@\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/, 'A release'),
)

/**
 * What went wrong in a release, and the other releases that had run in the same tab, the latest last: what one
 * of them left behind may be the cause. Absent where the release was the first, and in reports of earlier hosts.
 */
const failed = {
  ...ofRelease,
  before: v.optional(v.pipe(v.array(NamedRelease), v.maxLength(MAX_BEFORE))),
}

/** One thing that happened to a release in a browser. No member can hold personal data. */
export const TelemetryReport = v.variant('kind', [
  v.object({ kind: v.literal('loaded'), ...ofRelease, duration: milliseconds }),
  v.object({
    kind: v.literal('load-failed'),
    ...failed,
    stage: LoadStage,
    failure: FailureKind,
  }),
  /** A page threw while it was rendered. The release is the one whose script threw. */
  v.object({ kind: v.literal('render-error'), ...failed }),
  /** A page was not there in time although its files were, held the browser up for long, or ended its tab. */
  v.object({ kind: v.literal('hang'), ...failed }),
  /** Memory, elements or listeners of the tab grew without end while the release was shown, or by its scripts. */
  v.object({ kind: v.literal('leak'), ...failed }),
  /** The browser's page was not the one that the server rendered, and was drawn anew. */
  v.object({ kind: v.literal('hydration'), ...failed }),
  /** A script of the release threw where nothing caught it. */
  v.object({ kind: v.literal('uncaught'), ...failed }),
  /** An answer of the API held records that do not fit the contract. */
  v.object({ kind: v.literal('record-refused'), ...ofRelease }),
  v.object({ kind: v.literal('vital'), ...ofRelease, name: VitalName, value: milliseconds }),
])
export type TelemetryReport = v.InferOutput<typeof TelemetryReport>

const WORD = /^[a-z][a-z-]{0,39}$/i

/** A word where one of `known` stands otherwise, as a host says it that knows more of them. */
const newerThan = (known: readonly string[]) =>
  v.custom<string>(
    (word) => typeof word === 'string' && WORD.test(word) && !known.includes(word),
    'A word',
  )

const KINDS = TelemetryReport.options.map(({ entries }) => entries.kind.literal)

/** Reports that a newer host alone can have meant. Nothing else of them is looked at. */
const NewerReport = v.variant('kind', [
  v.object({ kind: newerThan(KINDS) }),
  v.object({ kind: v.literal('vital'), name: newerThan(VitalName.options) }),
  v.object({ kind: v.literal('load-failed'), stage: newerThan(LoadStage.options) }),
  v.object({ kind: v.literal('load-failed'), failure: newerThan(FailureKind.options) }),
])

/**
 * Body of `POST /api/telemetry`, sent by beacon. While programs are replaced one by one, the host in a browser may be
 * newer than the API that hears it. So what only a newer host can have meant is set apart, and members that nobody
 * knows are left out. A report of a known kind that is malformed makes the whole body so.
 */
export const TelemetryBatch = v.pipe(
  v.object({
    /** The document's ticket, as the edge signed it. */
    ticket: v.pipe(v.string(), v.maxLength(100)),
    /**
     * Whether the browser held the host's own script already: it may then hold the stable releases as well, and no
     * canary that has just begun.
     */
    held: v.optional(v.boolean(), false),
    reports: v.pipe(
      v.array(v.variant('kind', [TelemetryReport, NewerReport])),
      v.minLength(1),
      v.maxLength(50),
    ),
  }),
  v.transform(({ reports, ...batch }) => ({
    ...batch,
    reports: reports.filter((report) => v.is(TelemetryReport, report)),
    /** Kinds of the others: `other` for each that is unknown, so that nobody else chooses a name that is counted. */
    newer: reports
      .filter((report) => !v.is(TelemetryReport, report))
      .map(({ kind }) => (kind === 'vital' || kind === 'load-failed' ? kind : 'other')),
  })),
)
export type TelemetryBatch = v.InferOutput<typeof TelemetryBatch>

/** The body as a host writes it, which knows all that it says. */
export type SentTelemetry = Omit<TelemetryBatch, 'newer'>

/** Where browsers report what a document's policy stopped, by themselves. */
export const POLICY_REPORTS_PATH = '/api/policy-reports'

const Directive = v.pipe(v.string(), v.maxLength(100))

/**
 * Body of `POST /api/policy-reports`, as browsers write it: many reports by the Reporting API, or one by the
 * older `report-uri`. Only the directive is read; addresses and samples of code, which are there as well, are not.
 */
export const PolicyReports = v.pipe(
  v.union([
    v.pipe(
      v.array(
        v.object({
          type: v.string(),
          body: v.object({ effectiveDirective: v.optional(Directive) }),
        }),
      ),
      v.maxLength(50),
      v.transform((reports) => reports.flatMap(({ body }) => body.effectiveDirective ?? [])),
    ),
    v.pipe(
      v.object({
        'csp-report': v.object({
          'effective-directive': v.optional(Directive),
          'violated-directive': v.optional(Directive),
        }),
      }),
      v.transform(({ 'csp-report': report }) => [
        (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ', 1)[0] ??
          '',
      ]),
    ),
  ]),
)
export type PolicyReports = v.InferOutput<typeof PolicyReports>

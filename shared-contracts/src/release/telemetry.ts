import * as v from 'valibot'
import { RemoteReleaseName, Version } from './release.ts'

const ofRelease = { remote: RemoteReleaseName, version: Version }
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))

/** Stage at which a release failed to load. */
export const LoadStage = v.picklist(['description', 'contract', 'entry', 'page'])
export type LoadStage = v.InferOutput<typeof LoadStage>

/**
 * Kind of failure. A changed byte counts as `refused`, as does a missing file: browsers do not tell them apart.
 * `network` means that this browser could not reach the site at all.
 */
export const FailureKind = v.picklist(['timeout', 'network', 'refused', 'invalid', 'incompatible'])
export type FailureKind = v.InferOutput<typeof FailureKind>

/**
 * Core Web Vitals and metrics that explain them, in milliseconds, except the layout shift, which has no unit.
 * `softLCP` is the largest paint after a navigation within one document, and belongs to the remote of the page
 * that was opened.
 */
export const VitalName = v.picklist(['FCP', 'LCP', 'CLS', 'INP', 'TTFB', 'softLCP'])
export type VitalName = v.InferOutput<typeof VitalName>

/** Maximum number of earlier releases of a tab in a report. */
const MAX_BEFORE = 10

/** A release in reports: `mfe-gpl@1.4.0`. */
const NamedRelease = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^[a-z][a-z0-9-]{1,63}@\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/, 'A release'),
)

/**
 * A release that failed, and the other releases that had run in the same tab, the latest last: side effects of
 * one of them may be the cause. Absent if the release was the first, and in reports of earlier hosts.
 */
const failed = {
  ...ofRelease,
  before: v.optional(v.pipe(v.array(NamedRelease), v.maxLength(MAX_BEFORE))),
}

/** An event of a release in a browser. No member can hold personal data. */
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
  /** A page was late although its files had arrived, blocked the browser for long, or crashed its tab. */
  v.object({ kind: v.literal('hang'), ...failed }),
  /** Memory, elements or listeners of the tab kept growing while the release was shown, or through its scripts. */
  v.object({ kind: v.literal('leak'), ...failed }),
  /** The browser's page differed from the server's, and was rendered again. */
  v.object({ kind: v.literal('hydration'), ...failed }),
  /** A script of the release threw an uncaught error. */
  v.object({ kind: v.literal('uncaught'), ...failed }),
  /** A response of the API contained records that do not fit the contract. */
  v.object({ kind: v.literal('record-refused'), ...ofRelease }),
  v.object({ kind: v.literal('vital'), ...ofRelease, name: VitalName, value: milliseconds }),
])
export type TelemetryReport = v.InferOutput<typeof TelemetryReport>

const WORD = /^[a-z][a-z-]{0,39}$/i

/** A word other than those in `known`, as sent by a newer host. */
const newerThan = (known: readonly string[]) =>
  v.custom<string>(
    (word) => typeof word === 'string' && WORD.test(word) && !known.includes(word),
    'A word',
  )

const KINDS = TelemetryReport.options.map(({ entries }) => entries.kind.literal)

/** Reports that only a newer host can send. Their other members are ignored. */
const NewerReport = v.variant('kind', [
  v.object({ kind: newerThan(KINDS) }),
  v.object({ kind: v.literal('vital'), name: newerThan(VitalName.options) }),
  v.object({ kind: v.literal('load-failed'), stage: newerThan(LoadStage.options) }),
  v.object({ kind: v.literal('load-failed'), failure: newerThan(FailureKind.options) }),
])

/**
 * Body of `POST /api/telemetry`, sent by beacon. During a rolling update, the host in a browser may be newer
 * than the API that receives its reports. So reports that only a newer host can send are set apart, and unknown
 * members are left out. A malformed report of a known kind makes the whole body malformed.
 */
export const TelemetryBatch = v.pipe(
  v.object({
    /** The document's ticket, signed by the edge. */
    ticket: v.pipe(v.string(), v.maxLength(100)),
    /**
     * Whether the browser had the host's script in its cache: it may then have the stable releases as well, but
     * not a canary that has just begun.
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
    /**
     * Kinds of the newer reports: `other` for each unknown one, so that senders cannot choose names that are
     * counted.
     */
    newer: reports
      .filter((report) => !v.is(TelemetryReport, report))
      .map(({ kind }) => (kind === 'vital' || kind === 'load-failed' ? kind : 'other')),
  })),
)
export type TelemetryBatch = v.InferOutput<typeof TelemetryBatch>

/** The body as sent by a host, which knows all of its own kinds. */
export type SentTelemetry = Omit<TelemetryBatch, 'newer'>

/** Path to which browsers report violations of a document's policy by themselves. */
export const POLICY_REPORTS_PATH = '/api/policy-reports'

const Directive = v.pipe(v.string(), v.maxLength(100))

/**
 * Body of `POST /api/policy-reports`, as sent by browsers: many reports by the Reporting API, or one by the
 * older `report-uri`. Only the directive is read, not the addresses and code samples.
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

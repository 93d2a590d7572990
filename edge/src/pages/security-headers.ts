import { createHash } from 'node:crypto'
import { POLICY_REPORTS_PATH } from 'shared-contracts/telemetry'
import { freshBytes } from 'shared-server/fresh-bytes'
import { VISITOR_PAGE_HEADERS } from 'shared-server/page/visitor-page'

/** Creates a nonce for one document. */
export const createNonce = () => freshBytes(16).toString('base64')

/** Inline content that a document may have, as sources of its policy. */
export interface InlineContent {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/** Returns the source that allows exactly one inline text. */
export const sourceOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export interface PolicyOptions extends InlineContent {
  /** Origins besides our own that a document may connect to, show pictures of, or play media from. */
  readonly connect: readonly string[]
  readonly pictures: readonly string[]
  readonly media: readonly string[]
  /** Whether a page of this site may show the document in a frame, as the desk does with a preview. */
  readonly isFramed: boolean
  /** Whether the browser reports violations of the policy. */
  readonly isReported: boolean
}

/** Name of the reporting endpoint. */
const REPORTS = 'policy'

/** Address for a document's violation reports. */
export const REPORTING_ENDPOINTS = `${REPORTS}="${POLICY_REPORTS_PATH}"`

/**
 * Policy of a document: scripts are our own modules, inline content is allowed by its hash, nothing is evaluated,
 * and text becomes a script or markup only by the host's rules. The nonce is for what the host adds: styles, and
 * import maps of other releases. The one foreign frame is the map, which loads when the visitor asks for it; our
 * own are previews at the desk.
 */
export const contentSecurityPolicy = (
  nonce: string,
  { styles, scripts, connect, pictures, media, isFramed, isReported }: PolicyOptions,
) =>
  [
    "default-src 'none'",
    [`script-src 'self' 'nonce-${nonce}'`, ...scripts].join(' '),
    [`style-src 'self' 'nonce-${nonce}'`, ...styles].join(' '),
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    ["media-src 'self' blob:", ...media].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self' https://www.openstreetmap.org",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    // The host's own rules, which allow only JSON.
    'trusted-types default',
    // Firefox and Safari know only the older directive; browsers that know both use the newer one.
    ...(isReported ? [`report-uri ${POLICY_REPORTS_PATH}`, `report-to ${REPORTS}`] : []),
  ].join('; ')

/** Policy of the service worker: it fetches from our own site, shows our pictures, and loads no further scripts. */
export const SERVICE_WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'"

/** Powerful features that no page uses. Chromium warns about names it does not know; 150 knows these. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'compute-pressure',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'language-detector',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'serial',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const

/**
 * Features that our own documents use on a click: the player, copying an address, the desk's passkeys, and keeping
 * a scorer's screen on.
 */
const USED_FEATURES = [
  'autoplay',
  'clipboard-read',
  'clipboard-write',
  'fullscreen',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
] as const

/**
 * Headers of every response; a document has a policy of its own. The list of features is removed from responses
 * that are not documents ({@link isDocument}).
 */
export const FIXED_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
    ...USED_FEATURES.map((feature) => `${feature}=(self)`),
  ].join(', '),
}

/**
 * Whether a browser may show a response as a page. Features apply only to pages, and listing them would add a
 * kilobyte to each script, picture and font of a first visit.
 */
export const isDocument = (contentType: string | number | string[] | undefined) =>
  contentType === undefined || /html|xml|svg/.test(String(contentType))

/** Adds the edge's pictures to the policy of a page with one style: the page's icon is one. */
export const withPictures = (policy: string) => `${policy}; img-src 'self'`

/** Headers of a visitor page that the edge makes itself. */
export const OWN_PAGE_HEADERS = {
  ...VISITOR_PAGE_HEADERS,
  'content-security-policy': withPictures(VISITOR_PAGE_HEADERS['content-security-policy']),
}

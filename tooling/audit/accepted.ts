import type { Accepted } from './audit-packages.ts'
import type { AcceptedLicence } from './licences.ts'

const OF_THE_TEST_STORE =
  'The S3 store of tests reads it, which answers nobody but them; no later version works with that store.'

/** Accepted advisories. Reviewed whenever the tests' store has a new version. */
export const ACCEPTED: readonly Accepted[] = [
  { id: 'GHSA-wm7h-9275-46v2', name: 'dicer', because: OF_THE_TEST_STORE },
  { id: 'GHSA-6w63-h3fj-q4vw', name: 'fast-xml-parser', because: OF_THE_TEST_STORE },
]

/** Accepted licences of single packages, each reviewed. */
export const ACCEPTED_LICENCES: readonly AcceptedLicence[] = [
  // A build tool that comes with shipped packages, but is not sent to anybody.
  { licence: 'CC-BY-4.0', name: 'caniuse-lite' },
  // A separate library, loaded at run time; there is one for each platform.
  { licence: 'LGPL-3.0-or-later', name: '@img/sharp-libvips-' },
  // The licence only covers the package's own files, which are unchanged; it runs on the server.
  { licence: 'MPL-2.0', name: 'web-push' },
  // Its licence text is that of BSD-3-Clause.
  { licence: 'BSD', name: 'css-mediaquery' },
]

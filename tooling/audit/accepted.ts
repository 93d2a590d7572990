import type { Accepted } from './audit-packages.ts'
import type { AcceptedLicence } from './licences.ts'

const OF_THE_TEST_STORE =
  'The S3 store of tests reads it, which answers nobody but them; no later version works with that store.'

/** Advisories that we live with. Looked at again whenever the store of tests has a new version. */
export const ACCEPTED: readonly Accepted[] = [
  { id: 'GHSA-wm7h-9275-46v2', name: 'dicer', because: OF_THE_TEST_STORE },
  { id: 'GHSA-6w63-h3fj-q4vw', name: 'fast-xml-parser', because: OF_THE_TEST_STORE },
]

/** Licences of a few packages, looked at one by one. */
export const ACCEPTED_LICENCES: readonly AcceptedLicence[] = [
  // A tool of builds, which comes with packages that are shipped and is sent to nobody.
  { licence: 'CC-BY-4.0', name: 'caniuse-lite' },
  // A library of its own, loaded at run time; each platform has one.
  { licence: 'LGPL-3.0-or-later', name: '@img/sharp-libvips-' },
  // Asks for its own files alone, which are as they came; it runs at the server.
  { licence: 'MPL-2.0', name: 'web-push' },
  // Its own text is that of the three clauses.
  { licence: 'BSD', name: 'css-mediaquery' },
]

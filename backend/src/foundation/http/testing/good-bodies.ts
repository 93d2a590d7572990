import { CareerApplicationRequest } from 'shared-contracts/api/career'
import { ContactRequest } from 'shared-contracts/api/contact'
import { NewsletterRequest } from 'shared-contracts/api/newsletter'
import {
  CanaryRequest,
  DisableRequest,
  EnableRequest,
  PromoteRequest,
  PruneRequest,
  RollbackRequest,
  SignRequest,
  TokenRequest,
  TokenRotation,
} from 'shared-contracts/registry'
import { PreviewRequest } from 'shared-contracts/preview'
import { TagRequest } from 'shared-contracts/release-tag'
import { Release, ShellRelease } from 'shared-contracts/release'
import { TelemetryBatch } from 'shared-contracts/telemetry'
import type * as v from 'valibot'
import { release, shellRelease } from '../../../releases/registry/testing/release.ts'

export interface GoodBody {
  readonly url: string
  readonly method?: 'PUT'
  readonly schema: v.GenericSchema
  /** Valid for the schema, with every optional field. */
  readonly good: unknown
  /** Wraps the JSON, if it is not the body itself. */
  readonly send?: (json: string) => string
}

const email = 'ama@visitor.example'
const change = { revision: 1, reason: 'calm' }
const of = { remote: 'mfe-gpl', version: '1.0.0' }
const changeOf = (verb: string) => `/api/releases/mfe-gpl/${verb}`

/** Every route that accepts JSON, and a body that it accepts. */
export const GOOD_BODIES: readonly GoodBody[] = [
  {
    url: '/api/contact',
    schema: ContactRequest,
    good: {
      firstName: 'Ama',
      lastName: 'Ofori',
      email,
      subsidiary: 'gold',
      message: 'Please call.',
    },
  },
  {
    url: '/api/careers/apply',
    schema: CareerApplicationRequest,
    good: {
      firstName: 'Kofi',
      lastName: 'Adu',
      email,
      phone: '1',
      position: 'Gold Trading Analyst',
      experience: 'mid',
      education: 'master',
      cv: 'https://visitor.example/cv.pdf',
      coverLetter: 'I trade in gold.',
      availability: '1month',
    },
  },
  { url: '/api/newsletter', schema: NewsletterRequest, good: { email } },
  {
    url: '/api/telemetry',
    schema: TelemetryBatch,
    good: {
      ticket: 'a.b.c.d',
      reports: [
        { kind: 'loaded', ...of, duration: 420 },
        { kind: 'load-failed', ...of, stage: 'entry', failure: 'timeout' },
        { kind: 'render-error', ...of },
        { kind: 'record-refused', ...of },
        { kind: 'vital', ...of, name: 'CLS', value: 0.02 },
      ],
    },
  },
  {
    url: '/api/releases',
    schema: Release,
    good: release('mfe-gpl', '1.1.0'),
    send: (description) => JSON.stringify({ description }),
  },
  {
    url: '/api/host-contract',
    method: 'PUT',
    schema: ShellRelease,
    good: shellRelease(),
    send: (description) => JSON.stringify({ description }),
  },
  {
    url: '/api/release-tokens',
    schema: TokenRequest,
    good: { actor: 'ci', remote: 'mfe-gpl', days: 30 },
  },
  {
    url: '/api/release-tokens/ci/rotate',
    schema: TokenRotation,
    good: { days: 30, overlapHours: 2 },
  },
  {
    url: '/api/release-previews',
    schema: PreviewRequest,
    good: { of: ['mfe-gpl@1.0.0', 'checkout'], hours: 8 },
  },
  {
    url: '/api/releases/mfe-gpl/tags/checkout',
    method: 'PUT',
    schema: TagRequest,
    good: { version: '1.0.0' },
  },
  { url: changeOf('promote'), schema: PromoteRequest, good: { ...change, version: '1.0.0' } },
  {
    url: changeOf('canary'),
    schema: CanaryRequest,
    good: { ...change, version: '1.0.0', percent: 5 },
  },
  { url: changeOf('rollback'), schema: RollbackRequest, good: change },
  { url: changeOf('disable'), schema: DisableRequest, good: { ...change, message: 'At noon' } },
  { url: changeOf('enable'), schema: EnableRequest, good: change },
  {
    url: changeOf('sign'),
    schema: SignRequest,
    good: { version: '1.0.0', signature: `${'A'.repeat(86)}==` },
  },
  { url: changeOf('prune'), schema: PruneRequest, good: { ...change, versions: ['1.0.0'] } },
]

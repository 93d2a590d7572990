import * as v from 'valibot'
import { ContactRequest } from '../api/contact.ts'
import { form, type FormDescription, type FormNotice } from '../api/form.ts'
import { Moment } from './name.ts'

/** Subjects of a report: a match, the table of a season, a player. */
export const FACT_KINDS = ['match', 'table', 'player'] as const
export const FactKind = v.picklist(FACT_KINDS, 'Say what the report is about')
export type FactKind = v.InferOutput<typeof FactKind>

/** Slug of a match or a player, or the address of a season: `2024-25`, `gpl~2024-25`. */
export const FactSlug = v.pipe(
  v.string('Say what the report is about'),
  v.maxLength(120, 'Say what the report is about'),
  v.regex(/^[a-z0-9~-]+$/, 'Say what the report is about'),
)

/** Page on which the report was written: a path of the portal with its query. */
const FactAddress = v.pipe(
  v.string('Say where the report was written'),
  v.maxLength(300, 'Say where the report was written'),
  v.regex(/^\/gpl\/[a-z0-9/-]+(?:\?[\w=&~%+-]*)?$/, 'Say where the report was written'),
)

/** The fact that is reported as wrong. */
export interface ReportedFact {
  readonly kind: FactKind
  readonly slug: string
  readonly address: string
}

const { firstName, lastName, email, message } = ContactRequest.entries

/** Body of `POST /api/league/reports`: who reports what. The response is that for a contact message. */
export const ReportRequest = form({
  firstName,
  lastName,
  email,
  message,
  kind: FactKind,
  slug: FactSlug,
  address: FactAddress,
})
export type ReportRequest = v.InferOutput<typeof ReportRequest>

export const REPORT_SENT: FormNotice = {
  title: 'Report sent',
  description: 'The league looks at it. What it finds may be published on this page.',
}

/** Form for reporting an error in a fact. */
export const reportForm = (
  fact: ReportedFact,
): FormDescription<'firstName' | 'lastName' | 'email' | 'message'> => ({
  action: '/api/league/reports',
  title: 'Report an error',
  fields: [
    { name: 'firstName', label: 'First Name', autoComplete: 'given-name', isRequired: true },
    { name: 'lastName', label: 'Last Name', autoComplete: 'family-name', isRequired: true },
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', isRequired: true },
    {
      name: 'message',
      label: 'Message',
      hint: 'What is wrong, what is right, and where one can see it.',
      rows: 4,
      isRequired: true,
    },
  ],
  constants: { ...fact },
  button: 'Send report',
  busy: 'Sending...',
  failed: { title: 'The report has not been sent', description: 'Please try again later.' },
})

/** The league's published answer to a report: `GET /api/league/reports/{kind}/{slug}`. */
export const PublicAnswer = v.object({
  reportedAt: Moment,
  answeredAt: Moment,
  text: v.string(),
})
export type PublicAnswer = v.InferOutput<typeof PublicAnswer>

/** Rebuilds the form that was posted without scripts, with its fact. */
export function postedReportForm(posted: Readonly<Partial<Record<string, string>>>) {
  const { kind, slug = '', address = '' } = posted
  return reportForm({ kind: v.is(FactKind, kind) ? kind : 'match', slug, address })
}

import { formatWhole } from '../format/whole.ts'
import * as v from 'valibot'
import { emailAddress, form } from '../api/form.ts'
import { singleLine } from '../api/single-line.ts'
import { FactKind } from '../league/report.ts'
import { Changeable } from './list.ts'

export const INBOX_STATES = ['new', 'open', 'closed'] as const
export const InboxState = v.picklist(INBOX_STATES, 'Choose a state')
export type InboxState = v.InferOutput<typeof InboxState>

/** One step of the work on what a visitor sent. */
export const ThreadEntry = v.object({
  id: v.number(),
  kind: v.picklist(['note', 'reply', 'state', 'assignment', 'answer']),
  at: v.string(),
  by: v.string(),
  text: v.string(),
  /** Of a reply: whether its mail has left, is on its way, or was refused for good. */
  delivery: v.optional(v.picklist(['waiting', 'sent', 'refused'])),
})
export type ThreadEntry = v.InferOutput<typeof ThreadEntry>

const InboxRecord = {
  ...Changeable,
  reference: v.nullable(v.string()),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  createdAt: v.string(),
  /** Why it may be a program's; null for what nothing is held against. */
  suspicion: v.nullable(v.string()),
  state: InboxState,
  /** Name of the account that works on it; null for nobody. */
  assignee: v.nullable(v.string()),
  /** Day on which it is erased by its age. */
  keptUntil: v.string(),
  thread: v.optional(v.array(ThreadEntry)),
}

/** A contact message: `/api/desk/messages`; one of a list has no `thread`. */
export const InboxMessage = v.object({
  ...InboxRecord,
  subsidiary: v.string(),
  message: v.string(),
  /** What it is about, in words: `Match: Hearts of Oak v Asante Kotoko`; null for a message about nothing we publish. */
  subject: v.nullable(v.string()),
  /** The fact of the league that it reports as wrong. */
  fact: v.nullable(v.object({ kind: FactKind, slug: v.string(), address: v.string() })),
  /** What everybody may read about it on the page of the fact; null until somebody publishes it. */
  publicAnswer: v.nullable(v.string()),
})
export type InboxMessage = v.InferOutput<typeof InboxMessage>

/** An application: `/api/desk/applications`. */
export const InboxApplication = v.object({
  ...InboxRecord,
  phone: v.string(),
  position: v.string(),
  experience: v.string(),
  education: v.string(),
  availability: v.string(),
  coverLetter: v.string(),
  cv: v.string(),
})
export type InboxApplication = v.InferOutput<typeof InboxApplication>

/** Body of `PUT …/:id`, with `If-Match`. */
export const InboxChange = form({
  state: InboxState,
  assignee: v.nullable(v.pipe(v.string(), singleLine(), v.maxLength(100))),
})

const text = (max: number) =>
  v.pipe(
    v.string('Enter a text'),
    v.normalize('NFC'),
    v.trim(),
    v.minLength(1, 'Enter a text'),
    v.maxLength(max, `Use at most ${formatWhole(max)} characters`),
  )
/** Body of `POST …/:id/notes`, and of `POST …/:id/replies`, whose mail goes by the outbox. */
export const NoteRequest = form({ text: text(10_000) })

/** Body of `POST /api/desk/messages/:id/public-answer`, with `If-Match`; null takes the answer back. */
export const PublicAnswerRequest = form({ text: v.nullable(text(2_000)) })

/** A subscriber of a newsletter: `/api/desk/newsletters`. */
export const Subscriber = v.object({
  id: v.number(),
  list: v.string(),
  email: v.string(),
  state: v.picklist(['waiting', 'confirmed', 'left']),
  createdAt: v.string(),
})
export type Subscriber = v.InferOutput<typeof Subscriber>

/** Query of `GET …/export`, and body of `POST …/erasure`: the person who asked for it. */
export const PersonRequest = form({ email: emailAddress('Enter a valid email address') })

/**
 * All that is kept about one person, by kind: an export of `/api/desk/applications` holds applications, one of
 * `/api/desk/messages` everything else.
 */
export const ExportedPerson = v.object({
  email: v.string(),
  madeAt: v.string(),
  /** False where there are more rows of a kind than a copy holds. */
  isComplete: v.boolean(),
  kept: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
})

/** How many rows of each kind were erased: of all kinds, whichever part asked. */
export const ErasedPerson = v.record(v.string(), v.number())

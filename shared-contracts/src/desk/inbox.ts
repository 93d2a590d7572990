import { formatWhole } from '../format/whole.ts'
import * as v from 'valibot'
import { emailAddress, form } from '../api/form.ts'
import { severalLines } from '../api/plain-text.ts'
import { singleLine } from '../api/single-line.ts'
import { FactKind } from '../league/report.ts'
import { Changeable } from './list.ts'

export const INBOX_STATES = ['new', 'open', 'closed'] as const
export const InboxState = v.picklist(INBOX_STATES, 'Choose a state')
export type InboxState = v.InferOutput<typeof InboxState>

/** One step in handling a visitor's submission. */
export const ThreadEntry = v.object({
  id: v.number(),
  kind: v.picklist(['note', 'reply', 'state', 'assignment', 'answer']),
  at: v.string(),
  by: v.string(),
  text: v.string(),
  /** State of a reply's mail: not sent yet, sent, or refused permanently; absent for one that was given up unsent. */
  delivery: v.optional(v.picklist(['waiting', 'sent', 'refused'])),
})
export type ThreadEntry = v.InferOutput<typeof ThreadEntry>

/** Members by which the API orders messages and applications. */
export const INBOX_SORTS = ['createdAt', 'lastName', 'email', 'state'] as const

const InboxRecord = {
  ...Changeable,
  reference: v.nullable(v.string()),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  createdAt: v.string(),
  /** Why it may come from a bot; null if nothing suggests so. */
  suspicion: v.nullable(v.string()),
  state: InboxState,
  /** Name of the account that handles it; null if unassigned. */
  assignee: v.nullable(v.string()),
  /** Day on which its retention period ends and it is erased. */
  keptUntil: v.string(),
  thread: v.optional(v.array(ThreadEntry)),
  /** Whether the installation sends mail: otherwise replies wait. Lists omit it. */
  sendsMail: v.optional(v.boolean()),
}

/** A contact message: `/api/desk/messages`; lists omit `thread`. */
export const InboxMessage = v.object({
  ...InboxRecord,
  subsidiary: v.string(),
  message: v.string(),
  /** Subject in words: `Match: Hearts of Oak v Asante Kotoko`; null for a message about nothing we publish. */
  subject: v.nullable(v.string()),
  /** Fact of the league that the message reports as wrong. */
  fact: v.nullable(v.object({ kind: FactKind, slug: v.string(), address: v.string() })),
  /** Answer shown to everybody on the page of the fact; null until it is published. */
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
  assignee: v.nullable(
    v.pipe(v.string(), singleLine(), v.maxLength(100, 'Use at most 100 characters')),
  ),
})

const text = (max: number) =>
  v.pipe(
    v.string('Enter a text'),
    severalLines(),
    v.trim(),
    v.minLength(1, 'Enter a text'),
    v.maxLength(max, `Use at most ${formatWhole(max)} characters`),
  )
/** Body of `POST …/:id/notes`, and of `POST …/:id/replies`, whose mail is sent through the outbox. */
export const NoteRequest = form({ text: text(10_000) })

/** Body of `POST /api/desk/messages/:id/public-answer`, with `If-Match`; null withdraws the answer. */
export const PublicAnswerRequest = form({ text: v.nullable(text(2_000)) })

/** A public answer whose report was erased: `/api/desk/messages/answers`. */
export const RemainingAnswer = v.object({
  id: v.number(),
  /** What it is about, such as `player kofi-mensah`. */
  fact: v.string(),
  text: v.string(),
  answeredAt: v.string(),
})
export type RemainingAnswer = v.InferOutput<typeof RemainingAnswer>

/** Members by which the API orders these answers. */
export const ANSWER_SORTS = ['answeredAt'] as const

/** A subscriber of a newsletter: `/api/desk/newsletters`. */
export const Subscriber = v.object({
  id: v.number(),
  list: v.string(),
  email: v.string(),
  state: v.picklist(['waiting', 'confirmed', 'left']),
  createdAt: v.string(),
})
export type Subscriber = v.InferOutput<typeof Subscriber>

/** Members by which the API orders subscribers. */
export const SUBSCRIBER_SORTS = ['email', 'createdAt'] as const

/** Query of `GET …/export`, and body of `POST …/erasure`: the person who asked for it. */
export const PersonRequest = form({ email: emailAddress('Enter a valid email address') })

/**
 * All data kept about one person, by kind: an export of `/api/desk/applications` contains applications, one of
 * `/api/desk/messages` everything else.
 */
export const ExportedPerson = v.object({
  email: v.string(),
  madeAt: v.string(),
  /** False if a kind has more rows than an export can hold. */
  isComplete: v.boolean(),
  kept: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
})

/** Number of erased rows by kind: covers all kinds, whichever part of the desk asked. */
export const ErasedPerson = v.record(v.string(), v.number())

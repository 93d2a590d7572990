import * as v from 'valibot'

/** An object whose missing fields are told in the words of the field itself. */
export function form<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, (issue) => {
    const field = issue.path?.at(-1)?.key
    const entry = typeof field === 'string' && Object.hasOwn(entries, field) && entries[field]
    if (!entry || entry.async) return 'Expected an object'
    return v.safeParse(entry, undefined).issues?.[0].message ?? issue.message
  })
}

/** An e-mail address, by the rule of `<input type="email">` in the HTML standard: browser and server agree. */
export const emailAddress = (message: string) =>
  v.pipe(
    v.string(message),
    v.normalize('NFC'),
    v.trim(),
    v.maxLength(254, message),
    v.rfcEmail(message),
  )

export interface Choice {
  readonly value: string
  readonly label: string
}

/** One field of a form, as the site draws it and as the page without scripts does. */
export interface FormFieldDescription<Name extends string = string> {
  readonly name: Name
  readonly label: string
  readonly isRequired?: boolean
  readonly type?: 'email' | 'tel'
  /** What a browser may fill in, as `autocomplete` of HTML. */
  readonly autoComplete?: string
  /** Of a list of choices, its empty entry. */
  readonly placeholder?: string
  /** Help that stands under the field while nothing is wrong. */
  readonly hint?: string
  /** Makes it a text of several lines, this many tall. */
  readonly rows?: number
  /** Makes it a list of choices. */
  readonly choices?: readonly Choice[]
}

/** What a visitor is told: the two lines of a toast, or the head of a page. */
export interface FormNotice {
  readonly title: string
  readonly description: string
}

/** A form that works with scripts and without, told once for both. */
export interface FormDescription<Name extends string = string> {
  /** Path that takes it, by `POST`. */
  readonly action: string
  readonly title: string
  readonly fields: readonly FormFieldDescription<Name>[]
  /** Members that the visitor does not choose. */
  readonly constants?: Readonly<Record<string, string>>
  readonly button: string
  /** Text of the button while an answer is awaited. */
  readonly busy: string
  readonly failed: FormNotice
}

/**
 * Members that a form posts besides its own when the browser posts it without scripts. The edge fills in the
 * first three in every document; the last one is a trap for programs, and people do not see it.
 */
export const POST_FIELDS = {
  /** Makes the sends of one document that say the same count once. */
  key: 'idempotencyKey',
  /** When the document was made, in milliseconds since 1970. */
  shownAt: 'shownAt',
  /** Path of the page, for the way back. */
  returnTo: 'returnTo',
  trap: 'website',
} as const

/**
 * The idempotency key of what a form sends: the same for the same content of the same document, whether a
 * script sends it or the browser itself.
 *
 * @param documentKey differs for every document, and after every message that was sent.
 * @param values what the form's schema made of what was typed.
 */
export function submissionKey(documentKey: string, values: unknown): string {
  const text = JSON.stringify(values)
  return `${documentKey}-${fnv1a(text, 0x811c9dc5)}${fnv1a(text, 0x1000193)}`
}

/** FNV-1a in 32 bits: it tells apart what one visitor types, and runs where `crypto.subtle` does not. */
function fnv1a(text: string, seed: number): string {
  let hash = seed
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}

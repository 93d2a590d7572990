import * as v from 'valibot'

/** Returns an object schema that reports a missing field with that field's own message. */
export function form<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, (issue) => {
    const field = issue.path?.at(-1)?.key
    const entry = typeof field === 'string' && Object.hasOwn(entries, field) && entries[field]
    if (!entry || entry.async) return 'Expected an object'
    return v.safeParse(entry, undefined).issues?.[0].message ?? issue.message
  })
}

/** E-mail address, by the rule of `<input type="email">` in the HTML standard, so that browser and server agree. */
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

/** One field of a form, for the site and for pages without scripts. */
export interface FormFieldDescription<Name extends string = string> {
  readonly name: Name
  readonly label: string
  readonly isRequired?: boolean
  readonly type?: 'email' | 'tel'
  /** Value of the HTML attribute `autocomplete`. */
  readonly autoComplete?: string
  /** Placeholder; in a list of choices, its empty entry. */
  readonly placeholder?: string
  /** Help text under the field while it has no error. */
  readonly hint?: string
  /** Makes it a multi-line text field with this number of rows. */
  readonly rows?: number
  /** Makes it a list of choices. */
  readonly choices?: readonly Choice[]
}

/** A message to the visitor: the two lines of a toast, or the heading of a page. */
export interface FormNotice {
  readonly title: string
  readonly description: string
}

/** A form that works with and without scripts, described once for both. */
export interface FormDescription<Name extends string = string> {
  /** Path that receives the form, by `POST`. */
  readonly action: string
  readonly title: string
  readonly fields: readonly FormFieldDescription<Name>[]
  /** Members with a fixed value. */
  readonly constants?: Readonly<Record<string, string>>
  readonly button: string
  /** Text of the button while the request is pending. */
  readonly busy: string
  readonly failed: FormNotice
}

/** Returns the words of a choice, as the form shows it; the value itself if the field has no such choice. */
export function choiceLabel({ fields }: FormDescription, name: string, value: string): string {
  const choices = fields.find((field) => field.name === name)?.choices
  return choices?.find((choice) => choice.value === value)?.label ?? value
}

/**
 * Extra members of a form that the browser posts without scripts. The edge fills in the first three in every
 * document; the last one is a honeypot, which people do not see.
 */
export const POST_FIELDS = {
  /** Idempotency key: equal submissions from one document count once. */
  key: 'idempotencyKey',
  /** When the document was made, in milliseconds since 1970. */
  shownAt: 'shownAt',
  /** Path of the page to return to. */
  returnTo: 'returnTo',
  trap: 'website',
} as const

/**
 * Returns the idempotency key of a submission: the same for the same content of the same document, whether a
 * script or the browser itself sends it.
 *
 * @param documentKey differs for every document, and after every message that was sent.
 * @param values output of the form's schema.
 */
export function submissionKey(documentKey: string, values: unknown): string {
  const text = JSON.stringify(values)
  return `${documentKey}-${fnv1a(text, 0x811c9dc5)}${fnv1a(text, 0x1000193)}`
}

/** 32-bit FNV-1a: enough to tell one visitor's submissions apart, and available where `crypto.subtle` is not. */
function fnv1a(text: string, seed: number): string {
  let hash = seed
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}

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

import * as v from 'valibot'
import type { ContentFields } from './content-kind.ts'

/**
 * Returns a draft with what has changed beside it. A field that changed in both is as it was changed beside the draft,
 * so that nobody overwrites that unseen; a list gains and loses what either added and removed.
 *
 * @param was the published fields that the draft is based on.
 * @param is the published fields as they are now.
 */
export function rebased(
  draft: ContentFields,
  was: ContentFields,
  is: ContentFields,
): ContentFields {
  const changed = Object.keys(is).filter((name) => !isSame(was[name], is[name]))
  return {
    ...draft,
    ...Object.fromEntries(changed.map((name) => [name, merged(draft[name], was[name], is[name])])),
  }
}

/** Whether both have the same values, in any order of their members. */
export const isSameText = (one: ContentFields, other: ContentFields): boolean =>
  Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]))

const Texts = v.array(v.string())

function merged(draft: unknown, was: unknown, is: unknown): unknown {
  if (!v.is(Texts, draft) || !v.is(Texts, was) || !v.is(Texts, is)) return is
  const kept = draft.filter((text) => is.includes(text) || !was.includes(text))
  return [...kept, ...is.filter((text) => !was.includes(text) && !draft.includes(text))]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

import { closest, distance } from 'fastest-levenshtein'
import type { EntityManager } from 'typeorm'
import { ReleaseTag } from './release-tag.entity.ts'

/** Maximum typos for a suggestion, and number of tags listed if there is none. */
const MAX_TYPOS = 2
const NAMED = 5

/** Returns a message about an unknown tag, with suggestions. @param remote null for a tag of any remote. */
export async function unknownTag(
  manager: EntityManager,
  { remote, tag }: { readonly remote: string | null; readonly tag: string },
): Promise<string> {
  const tags = await manager.find(ReleaseTag, {
    select: { remote: true, name: true },
    where: remote === null ? {} : { remote },
    order: { setAt: 'DESC' },
  })
  const names = [...new Set(tags.map(({ name }) => name))]
  const said = remote === null ? `No release has the tag ${tag}` : `${remote} has no tag ${tag}`
  const nearest = names.length > 0 ? closest(tag, names) : ''
  if (nearest && distance(tag, nearest) <= MAX_TYPOS) return `${said}; did you mean ${nearest}?`
  return names.length > 0 ? `${said}; the newest are: ${names.slice(0, NAMED).join(', ')}` : said
}

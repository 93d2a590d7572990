import { useId } from 'react'
import { useNavigate } from 'shared-contracts/router'
import { Select } from 'shared-ui'
import { useSignedIn } from '../../session/session-context.ts'
import { Field } from '../list/SearchField.tsx'
import type { ContentPart } from './content-part.ts'
import { CONTENT_PARTS } from './content-parts.tsx'

/** Links the lists of one title, one per site; renders nothing if the person may use only one of them. */
export function SiteChoice({ content }: { readonly content: ContentPart }) {
  const id = useId()
  const navigate = useNavigate()
  const { parts } = useSignedIn()
  const lists = CONTENT_PARTS.filter(
    ({ title, part }) => title === content.title && parts.includes(part),
  )
  if (lists.length < 2) return null
  return (
    <Field>
      <label htmlFor={id}>Site</label>
      <Select
        id={id}
        value={content.path}
        onChange={({ target }) => void navigate(`/${target.value}`)}
      >
        {lists.map(({ path, site }) => (
          <option key={path} value={path}>
            {site}
          </option>
        ))}
      </Select>
    </Field>
  )
}

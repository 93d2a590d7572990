import { useSyncExternalStore } from 'react'
import { POST_FIELDS, type FormDescription } from 'shared-contracts/api/form'

/**
 * Members that a form sends besides its fields when the browser sends it without scripts. The edge writes
 * values into every document, so React leaves those alone. Disabled once scripts send the form.
 */
export function PostFields({ form }: { readonly form: FormDescription }) {
  const isScripted = useSyncExternalStore(never, inBrowser, onServer)
  return (
    <fieldset hidden disabled={isScripted}>
      {FROM_EDGE.map((name) => (
        <input key={name} type="hidden" name={name} suppressHydrationWarning />
      ))}
      {Object.entries(form.constants ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        Website, please leave empty
        <input name={POST_FIELDS.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </fieldset>
  )
}

const FROM_EDGE = [POST_FIELDS.key, POST_FIELDS.shownAt, POST_FIELDS.returnTo]

const never = () => () => undefined
const inBrowser = () => true
const onServer = () => false

import type { ComponentProps } from 'react'
import { Button } from 'shared-ui'

/**
 * Filters that take effect as they are chosen, and by a button where no script runs: the browser writes them into the
 * address, for which the server renders the page. Their fields have the names of the address.
 */
export function FilterForm({ children, ...props }: ComponentProps<'form'>) {
  return (
    <form {...props} onSubmit={(event) => event.preventDefault()}>
      {children}
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </form>
  )
}

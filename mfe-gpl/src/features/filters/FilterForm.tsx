import type { ComponentProps } from 'react'
import { Button } from 'shared-ui'

/**
 * Filters that take effect when they are chosen. Without scripts a button submits them: the browser writes them
 * into the address, and the server renders the page for it. The fields are named like the search parameters.
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

import type { MouseEvent } from 'react'
import { useHost } from 'shared-contracts/host'
import { Button, ButtonLink } from 'shared-ui'

/** The portal has no accounts yet, and says so (decision 0011); subscribing leads to its newsletter. */
export function AccountButtons() {
  const { toasts } = useHost()
  const tell = ({ currentTarget }: MouseEvent) => {
    closeMenuAround(currentTarget)
    toasts.getState().show({
      title: 'Accounts are not open yet',
      description: 'Everything on this site can be watched and read without one.',
    })
  }
  return (
    <>
      <Button look="quiet" size="small" onClick={tell}>
        Login
      </Button>
      <ButtonLink size="small" to="/news#newsletter">
        Subscribe Now
      </ButtonLink>
    </>
  )
}

/** Closes the menu of small screens, which would cover the toast. */
const closeMenuAround = (button: Element) =>
  button.closest('dialog')?.dispatchEvent(new Event('close'))

import styled from '@emotion/styled'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { ButtonLink, IconButton, ModalDialog, Muted, Subtitle } from 'shared-ui'
import { useCart } from './cart.ts'
import { countOf } from './cart-count.ts'
import { CartLines } from './CartLines.tsx'

interface CartDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The content of the cart. Nothing can be ordered yet, and the drawer says so. */
export function CartDrawer({ isOpen, onClose }: CartDrawerProps) {
  const { ids, isKept } = useCart()
  const close = useRef<HTMLButtonElement>(null)

  // Going back closes the drawer.
  useEffect(() => {
    window.addEventListener('popstate', onClose)
    return () => window.removeEventListener('popstate', onClose)
  }, [onClose])

  return (
    <ModalDialog label="Cart" placement="right" isOpen={isOpen} onClose={onClose}>
      {isOpen && (
        <Stack>
          <Head>
            <Subtitle as="h2">Cart</Subtitle>
            <IconButton ref={close} type="button" aria-label="Close cart" onClick={onClose}>
              <X size={24} />
            </IconButton>
          </Head>
          <p role="status">{ids.length === 0 ? 'The cart is empty.' : countOf(ids)}</p>
          {ids.length > 0 && <CartLines onLastRemoved={() => close.current?.focus()} />}
          <Note>
            <strong>Checkout is not open yet.</strong>
            <Muted>
              Nothing can be ordered or reserved.{' '}
              {isKept
                ? 'The list is kept on this device and sent nowhere.'
                : 'This browser keeps nothing, so the list ends with this page.'}
            </Muted>
          </Note>
          <ButtonLink to="/shop" look="outline" fullWidth>
            To the shop
          </ButtonLink>
        </Stack>
      )}
    </ModalDialog>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 20px;
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`

const Note = styled.div`
  display: grid;
  gap: 4px;
  padding: 16px;
  background: var(--surface-raised);
  border-inline-start: 4px solid var(--brand);
`

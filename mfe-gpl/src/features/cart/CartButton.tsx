import styled from '@emotion/styled'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useState } from 'react'
import { useHost } from 'shared-contracts/host'
import { IconButton } from 'shared-ui'
import { useOnDemand } from '../on-demand/use-on-demand.ts'
import { RETRY_HINT } from '../words/retry-hint.ts'
import { useCart } from './cart.ts'
import { countOf } from './cart-count.ts'

const loadDrawer = async () =>
  (await import(/* webpackChunkName: "cart" */ './CartDrawer.tsx')).CartDrawer

/** A button with the number of products in the cart, which opens it. */
export function CartButton() {
  const { toasts } = useHost()
  const { ids } = useCart()
  const [isOpen, setIsOpen] = useState(false)
  const [Drawer, demandDrawer] = useOnDemand(loadDrawer)

  const open = async () => {
    if (await demandDrawer()) return setIsOpen(true)
    toasts.getState().show({
      title: 'The cart could not be opened',
      description: RETRY_HINT,
      variant: 'destructive',
    })
  }

  return (
    <>
      <Opener
        type="button"
        aria-label={`Cart, ${countOf(ids)}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
      >
        <ShoppingCart size={22} />
        {ids.length > 0 && <Badge aria-hidden="true">{ids.length}</Badge>}
      </Opener>
      {Drawer && <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const Opener = styled(IconButton)`
  position: relative;
`

/** Over the corner of the icon, so that nothing moves when the first product comes. */
const Badge = styled.span`
  position: absolute;
  top: 2px;
  right: 0;
  min-width: 20px;
  padding-inline: 5px;
  font: 700 0.75rem / 1.25rem var(--font-text);
  font-variant-numeric: tabular-nums lining-nums;
  text-align: center;
  color: var(--on-brand);
  background: var(--brand);
  border-radius: 10px;
`

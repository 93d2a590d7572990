import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { Answers } from 'shared-ui/testing'
import { renderPortal } from '../../testing/sample-league.ts'
import { PRODUCTS } from '../../testing/sample-records.ts'
import { textsOf } from '../../testing/texts.ts'
import { cart } from './cart.ts'

const KEY = 'gpl-cart'
const JERSEY = 'black-stars-home-jersey-2025'
const SCARF = 'black-stars-supporter-scarf'

const kept = (value: unknown) => localStorage.setItem(KEY, JSON.stringify(value))
const opener = () => screen.getByRole('button', { name: /^Cart, / })
const drawer = () => screen.queryByRole('dialog', { name: 'Cart' })
const lines = () => textsOf(within(drawer()!).getAllByRole('listitem'))

async function openCart(answers?: Answers) {
  const site = await renderPortal('/shop', { answers })
  await site.user.click(opener())
  await waitFor(() => expect(drawer()).not.toBeNull())
  return site
}

beforeEach(() => {
  localStorage.clear()
  cart.setState({ ids: [], sizes: [], isKept: true })
})

describe('the cart in the header', () => {
  it.each([
    ['nothing', undefined, 'Cart, 0 items'],
    ['one product', { ids: [SCARF], sizes: [null] }, 'Cart, 1 item'],
    ['the same one twice', { ids: [SCARF, SCARF], sizes: [] }, 'Cart, 2 items'],
    ['what we did not write', ['shirt'], 'Cart, 0 items'],
    ['ids that are no texts', { ids: [1, null], sizes: [] }, 'Cart, 0 items'],
    ['sizes that are no texts', { ids: [SCARF], sizes: { 0: 'M' } }, 'Cart, 1 item'],
  ])('counts what the device keeps: %s', async (_what, value, name) => {
    if (value) kept(value)
    await renderPortal('/tables')
    expect(opener().getAttribute('aria-label')).toBe(name)
  })

  it('counts nothing where the device keeps no JSON', async () => {
    localStorage.setItem(KEY, '{"ids":')
    await renderPortal('/')
    expect(opener().getAttribute('aria-label')).toBe('Cart, 0 items')
  })

  it('sees what another tab adds, and adds to that', async () => {
    await renderPortal('/shop')
    kept({ ids: [SCARF], sizes: [null] })
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
    expect(opener().getAttribute('aria-label')).toBe('Cart, 1 item')
    // The page has not been notified of this change.
    kept({ ids: [SCARF, SCARF], sizes: [null, null] })
    act(() => cart.getState().add(JERSEY, 'M'))
    expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual({
      ids: [SCARF, SCARF, JERSEY],
      sizes: [null, null, 'M'],
    })
  })

  it('lasts as long as the page where the device keeps nothing, and says so', async () => {
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { user } = await renderPortal('/shop')
    act(() => cart.getState().add(JERSEY, 'M'))
    act(() => cart.getState().add(SCARF))
    expect(opener().getAttribute('aria-label')).toBe('Cart, 2 items')
    await user.click(opener())
    await screen.findByText(/the list ends with this page/)
    set.mockRestore()
  })
})

describe('the drawer of the cart', () => {
  it('lists the products with their sizes and prices, and that checkout is not open', async () => {
    kept({ ids: [JERSEY, SCARF, JERSEY, 'discontinued'], sizes: ['M', null, null, null] })
    await openCart()
    await waitFor(() =>
      expect(lines()).toEqual([
        'Black Stars Home Jersey 2025Size MGH₵280.00',
        'Black Stars Supporter ScarfOne SizeGH₵65.00',
        'Black Stars Home Jersey 2025No size chosenGH₵280.00',
        'No longer in the shop',
      ]),
    )
    expect(drawer()?.textContent).toContain('Total GH₵625.00')
    expect(drawer()?.textContent).toContain('Checkout is not open yet.')
    expect(drawer()?.textContent).toContain('kept on this device')
  })

  it('says which of its products are sold out, and leaves them out of the total', async () => {
    kept({ ids: [JERSEY, SCARF], sizes: ['M', null] })
    const body = PRODUCTS.map((product) =>
      product.slug === JERSEY ? { ...product, stock: 0 } : product,
    )
    await openCart({ '/api/league/products': { body } })
    await waitFor(() =>
      expect(lines()).toEqual([
        'Black Stars Home Jersey 2025Size MSold out',
        'Black Stars Supporter ScarfOne SizeGH₵65.00',
      ]),
    )
    expect(drawer()?.textContent).toContain('Total GH₵65.00')
  })

  it('is empty at first, and leads to the shop', async () => {
    await openCart()
    expect(within(drawer()!).getByRole('status').textContent).toBe('The cart is empty.')
    const link = within(drawer()!).getByRole('link', { name: 'To the shop' })
    expect(link.getAttribute('href')).toBe('/gpl/shop')
  })

  it('removes a line, and focus stays among the lines until none is left', async () => {
    kept({ ids: [JERSEY, SCARF], sizes: ['M', null] })
    const { user } = await openCart()
    const remove = (name: RegExp) => within(drawer()!).findByRole('button', { name })
    await user.click(await remove(/^Remove: Black Stars Supporter Scarf/))
    expect(document.activeElement).toBe(await remove(/^Remove: .*Size M$/))
    expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual({ ids: [JERSEY], sizes: ['M'] })
    await user.click(await remove(/^Remove: .*Size M$/))
    expect(document.activeElement).toBe(await remove(/^Close cart$/))
    expect(within(drawer()!).getByRole('status').textContent).toBe('The cart is empty.')
  })

  it('removes nothing that another tab has put in a line’s place', async () => {
    kept({ ids: [JERSEY], sizes: ['M'] })
    await openCart()
    kept({ ids: [SCARF, JERSEY], sizes: [null, 'M'] })
    act(() => cart.getState().remove(0))
    expect(cart.getState().ids).toEqual([SCARF, JERSEY])
  })

  it('closes by its button', async () => {
    const { user } = await openCart()
    await user.click(within(drawer()!).getByRole('button', { name: 'Close cart' }))
    expect(drawer()).toBeNull()
    expect(opener().getAttribute('aria-expanded')).toBe('false')
  })
})

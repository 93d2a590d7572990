import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { PRODUCTS } from '../../testing/sample-records.ts'
import { cart } from '../../features/cart/cart.ts'
import { choicesOf, textOf, textsOf } from '../../testing/texts.ts'
import { renderPortal } from '../../testing/sample-league.ts'

const main = () => screen.getByRole('main')
const products = () => screen.getByRole('region', { name: 'Products' })
const tiles = () => within(screen.getByRole('group', { name: 'Categories' }))
const cards = () => [...products().querySelectorAll('article')]
const names = () => textsOf(cards().map((card) => card.querySelector('h3')!))
const count = () => textOf(within(products()).getByRole('status'))

describe('the shop', () => {
  it.each([
    'FREE SHIPPING ON ALL ORDERS',
    '30% OFF',
    'National team match-day special',
    'Authentic licensed products',
    'Ghana-wide delivery',
    '30-day returns',
    '1000+ products',
  ])('says %s', async (text) => {
    await renderPortal('/shop')
    expect(textOf(main())).toContain(text)
  })

  it.each([
    ['Category', ['All Categories', 'National Team', 'Club Jerseys', 'Accessories', 'Equipment']],
    ['Team', ['All Teams', 'Ghana', 'Hearts of Oak', 'Asante Kotoko', 'Dreams FC']],
    [
      'Sort by',
      ['Featured', 'Price: Low to High', 'Price: High to Low', 'Newest First', 'Best Selling'],
    ],
  ])('lists by %s, the first one chosen', async (label, options) => {
    await renderPortal('/shop')
    expect(choicesOf(products(), label)).toMatchObject({ options, chosen: options[0] })
  })

  it.each([
    ['Black Stars', 'National Team', 1],
    ['GPL Clubs', 'Club Jerseys', 3],
    ['Accessories', 'Accessories', 2],
    ['Equipment', 'Equipment', 2],
  ])('has the tile %s for the category %s', async (label, category, items) => {
    const { address } = await renderPortal('/shop')
    expect(tiles().getAllByRole('button', { pressed: false })).toHaveLength(4)
    fireEvent.click(tiles().getByText(label))
    await waitFor(() => expect(cards()).toHaveLength(items))
    expect(address()).toBe(`/gpl/shop?category=${category.replace(' ', '+')}`)
    expect(choicesOf(products(), 'Category').chosen).toBe(category)
    expect(count()).toBe(items === 1 ? '1 item' : `${items} items`)
    expect(textOf(tiles().getByRole('button', { pressed: true }))).toMatch(new RegExp(`^${label}`))
  })

  it('keeps the search, the team and the order when a tile is chosen', async () => {
    const { address } = await renderPortal('/shop?q=a&team=Ghana&sort=Newest+First')
    fireEvent.click(tiles().getByText('Accessories'))
    await waitFor(() => expect(names()).toEqual(['Black Stars Supporter Scarf']))
    expect(address()).toBe('/gpl/shop?q=a&team=Ghana&sort=Newest+First&category=Accessories')
  })

  it('has a placeholder that says what can be searched', async () => {
    await renderPortal('/shop')
    expect(screen.getByPlaceholderText('Search jerseys, teams, accessories...')).toBeTruthy()
  })

  it('says so when nothing is left', async () => {
    await renderPortal('/shop?q=boots')
    expect(within(products()).getByText('No products found')).toBeTruthy()
    expect(count()).toBe('0 items')
  })
})

describe('what a press changes', () => {
  const special = () => screen.getByRole('link', { name: 'Shop the special' })
  const tile = () => tiles().getByRole('button', { name: /^Accessories/ })
  const nextFrame = () =>
    act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

  /** Places the number of items in a window of 768 px, and returns the scrolls. */
  function placeCount(top: number) {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top))
    return jest.spyOn(Element.prototype, 'scrollIntoView').mockReset()
  }

  afterEach(() => void jest.restoreAllMocks())

  it.each([
    ['the special', special],
    ['a category', tile],
  ])('comes into view for %s, also for the same again', async (_what, control) => {
    const { user } = await renderPortal('/shop')
    const scroll = placeCount(700)
    for (const times of [1, 2]) {
      await user.click(control())
      await waitFor(() => expect(scroll).toHaveBeenCalledTimes(times))
    }
    expect(scroll.mock.contexts[0]).toBe(within(products()).getByRole('status'))
  })

  it.each([special, tile])('moves nothing that is in view', async (control) => {
    const { user } = await renderPortal('/shop')
    const scroll = placeCount(652)
    await user.click(control())
    await nextFrame()
    expect(scroll).not.toHaveBeenCalled()
  })

  it('moves nothing for a choice of a list, after which others may follow', async () => {
    const { user } = await renderPortal('/shop')
    const scroll = placeCount(700)
    await user.selectOptions(choicesOf(products(), 'Team').select, 'Ghana')
    await nextFrame()
    expect(scroll).not.toHaveBeenCalled()
  })
})

describe('the products', () => {
  it.each([
    [
      0,
      'NEWBESTSELLERSALEGBlack Stars Home Jersey 2025Ghana',
      '★★★★☆ 4.8 (1,247 reviews)SMLXL+1GH₵280.00GH₵400.00 30% off',
    ],
    [1, 'BESTSELLERHOHearts of Oak Home Jersey', '(892 reviews)SMLXL+1GH₵185.00Add to Cart'],
    [2, 'SALEAKAsante Kotoko Away Jersey', 'SMLXLGH₵180.00GH₵220.00 18% off'],
    [3, 'NEWLIMITEDDFDreams FC Continental Jersey', 'MLXLOnly 24 left!GH₵210.00Add to Cart'],
    [4, 'BESTSELLERGBlack Stars Supporter ScarfGhana', 'One SizeGH₵65.00Add to Cart'],
    [5, 'SALEHOHearts of Oak Training Cap', 'Only 48 left!GH₵55.50GH₵74.00 25% off'],
    [6, 'NEWGOGPL Official Match BallEquipment', '45GH₵320.00Add to Cart'],
    [7, 'SGShin Guards with SleevesEquipment', 'SMLOnly 12 left!GH₵89.90Add to Cart'],
  ])('show on card %i: %s, and %s', async (index, beginning, facts) => {
    await renderPortal('/shop')
    const text = textOf(cards()[index])
    expect(text.startsWith(beginning)).toBe(true)
    expect(text).toContain(facts)
  })

  it('are appended to the cart by their id, as often as they are added', async () => {
    const { toast } = await renderPortal('/shop')
    const before = cart.getState().ids.length
    for (const index of [3, 0, 3]) {
      fireEvent.click(within(cards()[index]!).getByText('Add to Cart'))
      expect(toast()).toMatchObject({ title: 'Added to cart', description: names()[index] })
    }
    expect(cart.getState().ids.slice(before)).toEqual([
      'dreams-fc-continental-jersey',
      'black-stars-home-jersey-2025',
      'dreams-fc-continental-jersey',
    ])
  })
})

describe('a product that is sold out', () => {
  it('says so, and cannot be added to the cart', async () => {
    const body = PRODUCTS.map((product, index) =>
      index === 4 ? { ...product, stock: 0 } : product,
    )
    await renderPortal('/shop', { answers: { '/api/league/products': { body } } })
    const buttons = within(products()).getAllByRole<HTMLButtonElement>('button', {
      description: 'Sold out',
    })
    expect(buttons.map(({ ariaLabel, disabled }) => [ariaLabel, disabled])).toEqual([
      ['Add to Cart: Black Stars Supporter Scarf', true],
    ])
    expect(within(products()).getAllByText('Sold out')).toHaveLength(1)
  })
})

describe('the size of a product', () => {
  const sizes = (index: number) => within(cards()[index]!).queryAllByRole<HTMLInputElement>('radio')

  it('is chosen among four, or among all of them by the number of the others', async () => {
    const { user, toast } = await renderPortal('/shop')
    expect(sizes(0).map(({ value }) => value)).toEqual(['S', 'M', 'L', 'XL'])
    await user.click(within(cards()[0]!).getByRole('button', { name: /^\+1 more size/ }))
    expect(document.activeElement).toBe(sizes(0)[4])
    await user.click(sizes(0)[4]!)
    await user.click(within(cards()[0]!).getByText('Add to Cart'))
    expect(toast()?.description).toBe(`${names()[0]}, size XXL`)
    expect(cart.getState().sizes.at(-1)).toBe('XXL')
    expect(sizes(1).every(({ checked }) => !checked)).toBe(true)
  })

  it('is neither a choice nor a list where there is none', async () => {
    const [ball] = PRODUCTS
    const body = [{ ...ball, sizes: [] }]
    await renderPortal('/shop', { answers: { '/api/league/products': { body } } })
    expect(within(cards()[0]!).queryByRole('radiogroup')).toBeNull()
    expect(within(cards()[0]!).queryByRole('list')).toBeNull()
  })

  it('is no choice where there is one', async () => {
    await renderPortal('/shop')
    expect(sizes(4)).toHaveLength(0)
    expect(textOf(within(cards()[4]!).getByRole('list', { name: 'Sizes' }))).toBe('One Size')
  })
})

describe('the address of the shop', () => {
  it.each([
    ['?q=JERSEY', ['p-1', 'p-2', 'p-3', 'p-4']],
    ['?q=ghana', ['p-1', 'p-5']],
    ['?category=Accessories&team=Ghana', ['p-5']],
    ['?team=Dreams+FC&q=cap', []],
    ['?size=XXL', ['p-1', 'p-2']],
    ['?sale=1', ['p-1', 'p-3', 'p-6']],
    ['?new=1&sort=Price%3A+Low+to+High', ['p-4', 'p-1', 'p-7']],
    ['?category=Club+Jerseys&sort=Price%3A+High+to+Low', ['p-4', 'p-2', 'p-3']],
    ['?sort=Newest+First', ['p-1', 'p-4', 'p-7', 'p-2', 'p-3', 'p-5', 'p-6', 'p-8']],
    ['?sort=Best+Selling', ['p-1', 'p-2', 'p-5', 'p-3', 'p-7', 'p-4', 'p-6', 'p-8']],
  ])('%s shows %j', async (query, ids) => {
    await renderPortal(`/shop${query}`)
    const nameOf = (number: string) => PRODUCTS[Number(number.slice(2)) - 1]?.name
    expect(names()).toEqual(ids.map(nameOf))
  })

  it('follows each choice, and Back undoes it', async () => {
    const { user, address, back } = await renderPortal('/shop')
    await user.selectOptions(choicesOf(products(), 'Team').select, 'Hearts of Oak')
    await user.selectOptions(choicesOf(products(), 'Sort by').select, 'Price: Low to High')
    await user.click(screen.getByRole('button', { name: 'More Filters' }))
    await user.click(screen.getByLabelText('On sale only'))
    const whole = '/gpl/shop?team=Hearts+of+Oak&sort=Price%3A+Low+to+High&sale=1'
    await waitFor(() => expect(address()).toBe(whole))
    expect(names()).toEqual(['Hearts of Oak Training Cap'])
    for (let step = 0; step < 3; step++) await back()
    await waitFor(() => expect(cards()).toHaveLength(8))
    expect(address()).toBe('/gpl/shop')
  })
})

import { expect, it, jest } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { renderPortal } from '../../testing/sample-league.ts'

it('phones open the filters of a list by a button that says how many are set', async () => {
  await renderPortal('/fixtures?date=2025-01-27&streamed=1')
  const button = screen.getByText('Filters (2)')
  const filters = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(filters?.contains(screen.getByLabelText('Date'))).toBe(true)
  expect(filters?.contains(screen.getByLabelText('Search teams'))).toBe(false)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(filters?.hasAttribute('data-open')).toBe(true)
})

it('the button says nothing of filters while none is set', async () => {
  await renderPortal('/tables')
  expect(screen.getByText('Filters').tagName).toBe('BUTTON')
})

it('the filters that open come into view as far as they are below the screen', async () => {
  await renderPortal('/shop')
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  const button = screen.getByText('Filters')
  fireEvent.click(button)
  fireEvent.click(button)
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]])
  expect(scroll.mock.contexts[0]).toBe(
    document.getElementById(button.getAttribute('aria-controls') ?? ''),
  )
  scroll.mockRestore()
})

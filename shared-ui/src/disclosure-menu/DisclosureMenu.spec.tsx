import { describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInHost } from '../testing/render-in-host.tsx'
import { DisclosureMenu } from './DisclosureMenu.tsx'

const show = () =>
  renderInHost(
    <>
      <DisclosureMenu label="Subsidiaries">
        <a href="#gold">Gold</a>
      </DisclosureMenu>
      <button type="button">Elsewhere</button>
    </>,
  )
const button = () => screen.getByRole('button', { name: 'Subsidiaries' })
const isOpen = () => {
  const expanded = button().getAttribute('aria-expanded') === 'true'
  expect(screen.queryByRole('link', { name: 'Gold' }) !== null).toBe(expanded)
  return expanded
}

describe('DisclosureMenu', () => {
  it('is closed at first', () => {
    show()
    expect(isOpen()).toBe(false)
  })

  it('opens on hover and closes after the pointer has left', async () => {
    show()
    await userEvent.hover(button())
    expect(isOpen()).toBe(true)
    await userEvent.hover(screen.getByRole('link', { name: 'Gold' }))
    expect(isOpen()).toBe(true)
    await userEvent.unhover(screen.getByRole('link', { name: 'Gold' }))
    await screen.findByRole('button', { name: 'Subsidiaries', expanded: false })
  })

  it('stays open for the keyboard in it when the pointer leaves', async () => {
    show()
    await userEvent.hover(button())
    screen.getByRole('link', { name: 'Gold' }).focus()
    jest.useFakeTimers()
    fireEvent.mouseLeave(button().parentElement ?? button())
    act(() => jest.advanceTimersByTime(1_000))
    jest.useRealTimers()
    expect(isOpen()).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Gold' }))
    await userEvent.tab()
    expect(isOpen()).toBe(false)
  })

  it('stays open when what hover opened is clicked, and closes on the next click', async () => {
    show()
    await userEvent.click(button())
    expect(isOpen()).toBe(true)
    await userEvent.click(button())
    expect(isOpen()).toBe(false)
  })

  it('opens on Enter, and Escape closes it and gives focus back', async () => {
    show()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Gold' }))
    await userEvent.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(button())
  })

  it('closes when focus or a press goes elsewhere, and when a link is chosen', async () => {
    show()
    fireEvent.click(button())
    screen.getByRole('link', { name: 'Gold' }).focus()
    await userEvent.tab()
    expect(isOpen()).toBe(false)
    fireEvent.click(button())
    fireEvent.pointerDown(document.body)
    expect(isOpen()).toBe(false)
    fireEvent.click(button())
    fireEvent.click(screen.getByRole('link', { name: 'Gold' }))
    expect(isOpen()).toBe(false)
  })
})

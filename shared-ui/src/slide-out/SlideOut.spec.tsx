import { describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { renderInHost } from '../testing/render-in-host.tsx'
import { SlideOut } from './SlideOut.tsx'

const show = () =>
  renderInHost(
    <SlideOut>
      <a href="#about">About Us</a>
    </SlideOut>,
  )
const dialog = () => screen.queryByRole('dialog', { name: 'Menu' })
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))

describe('SlideOut', () => {
  it('is closed at first, and says so', () => {
    show()
    expect(dialog()).toBeNull()
    const button = screen.getByRole('button', { name: 'Open menu' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('opens as a modal dialog and closes by its button', () => {
    show()
    open()
    expect(dialog()).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Close menu' }))
    expect(dialog()).toBeNull()
  })

  it('closes when a link inside is chosen', () => {
    show()
    open()
    fireEvent.click(screen.getByRole('link', { name: 'About Us' }))
    expect(dialog()).toBeNull()
  })

  it('is left behind by Back', () => {
    show()
    open()
    fireEvent.popState(window)
    expect(dialog()).toBeNull()
  })

  it('closes when a turned screen no longer shows it, and stays open where it is still shown', () => {
    show()
    open()
    const place = jest.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect')
    place.mockReturnValue(new DOMRect(0, 0, 344, 844))
    fireEvent(window, new Event('resize'))
    expect(dialog()).not.toBeNull()
    place.mockReturnValue(new DOMRect())
    fireEvent(window, new Event('resize'))
    expect(dialog()).toBeNull()
    place.mockRestore()
  })

  it('notices that the browser closed it on Escape, and opens again', () => {
    show()
    open()
    fireEvent(screen.getByRole('dialog'), new Event('close'))
    open()
    expect(dialog()).not.toBeNull()
  })

  it('opens and closes in browsers that have no modal dialogs', () => {
    const { prototype } = HTMLDialogElement
    const methods = Object.getOwnPropertyDescriptors(prototype)
    Reflect.deleteProperty(prototype, 'showModal')
    show()
    open()
    expect(dialog()).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Close menu' }))
    expect(dialog()).toBeNull()
    Object.defineProperties(prototype, methods)
  })
})

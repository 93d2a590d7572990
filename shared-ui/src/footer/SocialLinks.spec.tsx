import { afterEach, expect, it } from '@jest/globals'
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { SocialLinks } from './SocialLinks.tsx'

afterEach(cleanup)

it('goes nowhere for a network without an account, and elsewhere for one with it', () => {
  render(<SocialLinks addresses={{ x: 'https://x.example/fbc' }} />)
  const click = (name: string) => {
    const link = screen.getByRole('link', { name })
    const event = createEvent.click(link)
    fireEvent(link, event)
    return event
  }
  expect(click('LinkedIn (no account yet)').defaultPrevented).toBe(true)
  expect(click('X (opens in a new tab)').defaultPrevented).toBe(false)
})

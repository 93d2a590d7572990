import type { MouseEvent } from 'react'
import { withoutTrailingSlash } from 'shared-contracts/select-route'

/** Requirement 9: the footer's links scroll to the top after 100 ms, Contact Us to its section after 300 ms. */
const TO_TOP_MS = 100
const TO_CONTACT_MS = 300

/** Scrolls to the top after a click on a footer link, also for a link to the current page. */
export function scrollToTopSoon(click?: MouseEvent<HTMLAnchorElement>): void {
  if (staysHere(click)) return
  setTimeout(() => window.scrollTo({ top: 0 }), TO_TOP_MS)
}

/** Time for which a slowly loading home page is still scrolled to its contact section, in milliseconds. */
const LATE_CONTACT_MS = 5_000

/**
 * Scrolls to the contact section of the loading home page after Contact Us, or to the bottom of a page without
 * one.
 */
export function scrollToContactSoon(click?: MouseEvent<HTMLAnchorElement>): void {
  if (staysHere(click)) return
  const isHome = click?.currentTarget.pathname === withoutTrailingSlash(window.location.pathname)
  // Every subsidiary page has a contact section of its own, which the visitor is leaving.
  const left = isHome ? null : document.getElementById('contact')
  const scrollToContact = () => {
    const contact = document.getElementById('contact')
    if (!contact || contact === left) return false
    contact.scrollIntoView()
    // The keyboard goes on from there.
    contact.tabIndex = -1
    contact.focus({ preventScroll: true })
    return true
  }
  setTimeout(() => {
    if (!scrollToContact() && !left?.isConnected)
      window.scrollTo({ top: document.documentElement.scrollHeight })
    // On a slow connection the home page, or data above its contact section, arrives later.
    const observer = new ResizeObserver(scrollToContact)
    observer.observe(document.body)
    const end = () => observer.disconnect()
    setTimeout(end, LATE_CONTACT_MS)
    // A visitor who does something stays where they are.
    for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
      window.addEventListener(type, end, { passive: true, once: true })
  }, TO_CONTACT_MS)
}

/** Whether the browser opens the link in another tab or window, or saves its target. */
const staysHere = (click?: MouseEvent) =>
  click && (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)

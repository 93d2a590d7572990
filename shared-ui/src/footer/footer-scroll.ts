/** Requirement 9: the footer's links scroll to the top after 100 ms, Contact Us to its section after 300 ms. */
const TO_TOP_MS = 100
const TO_CONTACT_MS = 300

/** A footer link was chosen: the page that it leads to starts at its top, also when it is this one. */
export function scrollToTopSoon(): void {
  setTimeout(() => window.scrollTo({ top: 0 }), TO_TOP_MS)
}

/** How long a home page that is slow to come may still be scrolled to its contact section. */
const LATE_CONTACT_MS = 5_000

/** Contact Us was chosen and the home page is coming: to its contact section, or to the bottom of a page without one. */
export function scrollToContactSoon(): void {
  setTimeout(() => {
    if (scrollToContact()) return
    window.scrollTo({ top: document.documentElement.scrollHeight })
    // On a slow connection the home page comes later than that.
    const observer = new MutationObserver(() => scrollToContact() && observer.disconnect())
    observer.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => observer.disconnect(), LATE_CONTACT_MS)
  }, TO_CONTACT_MS)
}

function scrollToContact(): boolean {
  const contact = document.getElementById('contact')
  contact?.scrollIntoView()
  return contact !== null
}

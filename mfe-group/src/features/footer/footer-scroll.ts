/** SPEC 9: the footer's links scroll to the top after 100 ms, Contact Us to its section after 300 ms. */
const TO_TOP_MS = 100
const TO_CONTACT_MS = 300

/** A footer link was chosen: the page that it leads to starts at its top, also when it is this one. */
export function scrollToTopSoon(): void {
  setTimeout(() => window.scrollTo({ top: 0 }), TO_TOP_MS)
}

/** Contact Us was chosen and the home page is coming: to its contact section, or to the bottom of a page without one. */
export function scrollToContactSoon(): void {
  setTimeout(() => {
    const contact = document.getElementById('contact')
    if (contact) contact.scrollIntoView()
    else window.scrollTo({ top: document.documentElement.scrollHeight })
  }, TO_CONTACT_MS)
}

/** How long the frame's footer waits before it scrolls (SPEC 2.12, 9), in milliseconds. */
const TO_TOP_MS = 100
const TO_CONTACT_MS = 300

/** A footer's link was chosen: the page that it leads to starts at its top, also when it is this one. */
export function scrollToTopSoon(): void {
  setTimeout(() => window.scrollTo({ top: 0 }), TO_TOP_MS)
}

/** Contact Us was chosen and the group's home page is coming. */
export function scrollToContactSoon(): void {
  setTimeout(() => document.getElementById('contact')?.scrollIntoView(), TO_CONTACT_MS)
}

import { html } from 'shared-server/page/html'
import { visitorPage } from 'shared-server/page/visitor-page'

/**
 * Returns a page behind a link in a mail. Only its button acts: mail scanners follow links, but do not press buttons.
 *
 * @param button its text; the page has no button if it is missing.
 */
export function newsletterPage(heading: string, text: string, button?: string): string {
  const content = html`<p>${text}</p>
    ${
      button === undefined
        ? null
        : html`<form class="bare" method="post"><button>${button}</button></form>`
    }`
  return visitorPage({ heading, content }).text
}

import { html } from 'shared-server/page/html'
import { visitorPage } from 'shared-server/page/visitor-page'

/**
 * A page that a link in a mail leads to. Its button does what the link is for: mail scanners follow links, and
 * do not press buttons.
 *
 * @param button its text; without one the page has none.
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

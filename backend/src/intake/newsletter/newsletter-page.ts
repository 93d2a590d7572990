import { COMPANY } from 'shared-contracts/site/company'
import { html } from '../../foundation/http/html.ts'
import { inlineStyle } from '../../foundation/http/inline-style.ts'

const STYLE = inlineStyle(
  'body{margin:12vh auto;max-width:34rem;padding:0 24px;background:#fbf8f1;color:#16130e;font:18px/1.5 system-ui,sans-serif}' +
    'button{padding:12px 24px;border:0;border-radius:4px;background:#0f3d2e;color:#fff;font:inherit}',
)

export const NEWSLETTER_PAGE_POLICY = STYLE.policy

/**
 * A page that a link in a mail leads to. Its button does what the link is for: mail scanners follow links, and
 * do not press buttons.
 *
 * @param button its text; without one the page has none.
 */
export function newsletterPage(heading: string, text: string, button?: string): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${heading} | ${COMPANY.name}</title>
        ${STYLE.element}
      </head>
      <body>
        <main>
          <h1>${heading}</h1>
          <p>${text}</p>
          ${
            button === undefined
              ? null
              : html`<form method="post"><button>${button}</button></form>`
          }
          <p><a href="/">${COMPANY.name}</a></p>
        </main>
      </body>
    </html>`.text
}

import { createHash } from 'node:crypto'
import { COMPANY } from 'shared-contracts'

const STYLE =
  'body{margin:12vh auto;max-width:34rem;padding:0 24px;background:#fbf8f1;color:#16130e;font:18px/1.5 system-ui,sans-serif}' +
  'button{padding:12px 24px;border:0;border-radius:4px;background:#0f3d2e;color:#fff;font:inherit}'

/** The policy under which a page's own style, its form, and nothing else work. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * A page that a link in a mail leads to. What the link is for is done by its button: mail scanners follow
 * links, and do not press buttons.
 *
 * @param button its text; without one the page only tells.
 */
export function newsletterPage(heading: string, text: string, button?: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${heading} | ${COMPANY.name}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${heading}</h1><p>${text}</p>`,
    button ? `<form method="post"><button>${button}</button></form>` : '',
    `<p><a href="/">${COMPANY.name}</a></p></main></body></html>`,
  ].join('')
}

import { createHash } from 'node:crypto'
import { Html, html, type HtmlPart } from './html.ts'
import { STYLE } from './style.ts'

/** The policy under which the page's own style and forms, and nothing else, work. */
export const OPERATIONS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Letter by letter what the policy's hash is of. */
const styleElement = new Html(`<style>${STYLE}</style>`)

export interface Page {
  readonly title: string
  /** Name of who has signed in. */
  readonly actor: string
  readonly revision: number
  /** What has just happened, and whether it went well. */
  readonly notice?: { readonly text: string; readonly isError: boolean } | null
  readonly content: HtmlPart
}

/** The frame of every page for the platform team. */
export function operationsPage({ title, actor, revision, notice, content }: Page): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} | Operations</title>
        ${styleElement}
      </head>
      <body>
        <header>
          <a href="/operations">Release operations</a>
          <p>Revision ${revision}, signed in as ${actor}</p>
        </header>
        <main>
          ${
            notice
              ? html`<p
                  class="notice ${notice.isError && 'error'}"
                  role="${notice.isError ? 'alert' : 'status'}"
                >
                  ${notice.text}
                </p>`
              : null
          }
          ${content}
        </main>
      </body>
    </html>`
}

import { html, type Html, type HtmlPart } from 'shared-server/page/html'
import { inlineStyle } from 'shared-server/page/inline-style'
import { CSS } from './css.ts'

const STYLE = inlineStyle(CSS)

export const OPERATIONS_POLICY = STYLE.policy

export interface Page {
  readonly title: string
  /** Name of the signed-in actor. */
  readonly actor: string
  readonly revision: number
  /** Outcome of the last change, and whether it failed. */
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
        ${STYLE.element}
      </head>
      <body>
        <header>
          <a href="/operations">Release operations</a>
          <a href="/operations/-/audit">Audit log</a>
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

import { readPreviewTarget, type PreviewClaim } from 'shared-contracts/preview'
import { html, type Html, type HtmlPart } from 'shared-server/page/html'
import { visitorPage } from 'shared-server/page/visitor-page'
import { endOf, nameOf } from './preview-claims.ts'

/** Asks before the releases are shown: programs that follow links in messages do not press buttons. */
export function linkPage(action: string, token: string, claims: readonly PreviewClaim[]): string {
  const content = html`<p>
      This browser will show the following until ${endOf(claims)}, or until you leave it.
    </p>
    ${list(claims.map(nameOf))} ${form(action, 'token', token)}`
  return visitorPage({ heading: `Preview of ${namesOf(claims)}`, content }).text
}

/** Asks the same for the names in a permanent address; only people of the desk learn whether they exist. */
export function addressPage(action: string, of: readonly string[]): string {
  const content = html`<p>
      For people who are signed in at the desk. This browser will show the following for eight
      hours, or until you leave it.
    </p>
    ${list(of.map(titleOf))} ${form(action, 'of', of.join())}`
  return visitorPage({ heading: 'Preview', content }).text
}

interface Refusal {
  readonly message: string
  /** Whether signing in at the desk would help. */
  readonly isSignedOut?: boolean
  /** Path of this site to return to. */
  readonly returnTo?: string
}

/** Says why nothing was opened. */
export function refusalPage({ message, isSignedOut = false, returnTo = '/' }: Refusal): string {
  const content = html`<p>${message}</p>
    ${isSignedOut && html`<p><a href="/desk">Sign in at the desk</a></p>`}`
  return visitorPage({ heading: 'This preview is not open', content, returnTo }).text
}

function titleOf(name: string): string {
  const { remote, version, tag } = readPreviewTarget(name) ?? {}
  if (remote === null) return `whatever has the tag ${tag}`
  return version === null ? `${remote}, what has the tag ${tag}` : `${remote} ${version}`
}

const namesOf = (claims: readonly PreviewClaim[]) => claims.map(({ remote }) => remote).join(', ')

const list = (names: readonly string[]): Html =>
  html`<ul>
    ${names.map((name) => html`<li>${name}</li>`)}
  </ul>`

const form = (action: string, name: string, value: HtmlPart): Html =>
  html`<form class="bare" method="post" action="${action}">
    <input type="hidden" name="${name}" value="${value}" />
    <button>Show the preview</button>
  </form>`

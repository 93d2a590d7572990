import { POST_FIELDS } from 'shared-contracts/api/form'
import { COMPANY } from 'shared-contracts/site/company'
import { html, type HtmlPart } from 'shared-server/page/html'
import { groupPrefixOf, visitorPage } from 'shared-server/page/visitor-page'

const ADDRESS = '/api/data-request'

/** @param returnTo path of this site from which the visitor came; the home page for those who follow a mail. */
function page(heading: string, content: HtmlPart, returnTo = '/'): string {
  const withPolicy = html`${content}
    <p><a href="${groupPrefixOf(returnTo)}/privacy">Privacy Policy</a></p>`
  return visitorPage({ heading, content: withPolicy, returnTo }).text
}

/** Asks for the address. @param previous the address that was typed before, and what is wrong with it. */
export function askForAddress(
  returnTo: string,
  previous?: { readonly typed: string; readonly mistake: string },
): string {
  const { typed, mistake } = previous ?? {}
  return page(
    'Your data',
    html`<p>
        Enter the e-mail address that you wrote to us from. If we keep anything about it, we send a
        link to that address, by which you receive a copy or have everything erased.
      </p>
      <form method="post" action="${ADDRESS}">
        <input type="hidden" name="${POST_FIELDS.returnTo}" value="${returnTo}" />
        <div class="fields">
          <div class="long">
            <label for="email">Email</label>
            <input
              id="email"
              name="email"
              type="email"
              autocomplete="email"
              maxlength="254"
              required
              ${typed !== undefined && html`value="${typed}"`}
              ${mistake !== undefined && html`aria-describedby="mistake" aria-invalid="true"`}
            />
            ${mistake !== undefined && html`<p class="note error" id="mistake" role="alert">${mistake}</p>`}
          </div>
        </div>
        <button>Send the link</button>
      </form>`,
    returnTo,
  )
}

/** The same response for every address. */
export const linkIsOnItsWay = (returnTo: string) =>
  page(
    'Look into your mail',
    html`<p>
        If we keep anything about that address, a link to it is on its way. It works once, within 24
        hours.
      </p>
      <p>
        If none comes, we keep nothing about that address, or the link was asked for several times
        today. You can always write to ${COMPANY.email}.
      </p>`,
    returnTo,
  )

/** Shown if no mail can be sent. */
export const writeToUs = (returnTo: string) =>
  page(
    'Your data',
    html`<p>
      This site cannot send you a link at present. For a copy of what we keep about you, or to have
      it erased, write to ${COMPANY.email} from the address that it is about, or to
      ${COMPANY.legalName}, ${COMPANY.address}.
    </p>`,
    returnTo,
  )

/** The page behind the link. It acts only on its buttons: mail scanners follow links, but do not press buttons. */
export function chooseWhatToDo(token: string): string {
  const form = (action: string, button: string, danger = false) =>
    html`<form class="bare" method="post" action="${ADDRESS}/${action}">
      <input type="hidden" name="token" value="${token}" />
      <button class="${danger && 'danger'}">${button}</button>
    </form>`
  return page(
    'Your data',
    html`<p>The link works once, for one of the two. For the other, ask for a new link.</p>
      ${form('copy', 'Download a copy')} ${form('erase', 'Erase everything', true)}
      <p>
        Erasing removes your messages, applications and newsletter subscriptions from this site at
        once, and cannot be undone. Mails in our office’s mailbox are deleted by hand: write to
        ${COMPANY.email}.
      </p>`,
  )
}

export const linkHoldsNoLonger = () =>
  page(
    'This link holds no longer',
    html`<p>
      It was used, was replaced by a newer one, or is older than 24 hours.
      <a href="${ADDRESS}">Ask for a new one</a>.
    </p>`,
  )

export const everythingIsErased = () =>
  page(
    'Everything is erased',
    html`<p>
      This site keeps nothing about your address any more. Mails in our office’s mailbox are deleted
      by hand: write to ${COMPANY.email}.
    </p>`,
  )

/** @param minutes until the next request is accepted. */
export const tooManyRequests = (minutes: number, returnTo: string) =>
  page(
    'Please wait',
    html`<p>That was asked for too often. Try again in ${minutes} minutes.</p>`,
    returnTo,
  )

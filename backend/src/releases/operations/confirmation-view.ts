import type { RemoteChannels } from 'shared-contracts/registry'
import { html, type Html } from 'shared-server/page/html'

/** A change that awaits confirmation, with the fields of its form. */
export interface AskedChange {
  readonly verb: string
  readonly fields: Readonly<Record<string, string>>
}

/** Asks for confirmation, naming what visitors will get. Null if there is no such change. */
export function confirmationView(
  channels: RemoteChannels,
  { verb, fields }: AskedChange,
): Html | null {
  const asked = question(channels, verb, fields)
  if (!asked) return null
  const { name } = channels
  return html`<section aria-labelledby="confirm">
    <h1 id="confirm">${asked.question}</h1>
    <p>${asked.effect}</p>
    <form class="confirm" method="post" action="/operations/${name}/${verb}">
      ${Object.entries({ ...fields, confirmed: 'yes' }).map(
        ([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`,
      )}
      <button class="${asked.isDanger === true && 'danger'}">${asked.button}</button>
      <a class="button" href="/operations/${name}">No, leave it as it is</a>
    </form>
  </section>`
}

interface Question {
  readonly question: string
  readonly effect: string
  readonly button: string
  readonly isDanger?: boolean
}

/** Returns null for an unknown change, or one that has nothing to change. */
function question(
  { name, stable, canary, previous }: RemoteChannels,
  verb: string,
  fields: AskedChange['fields'],
): Question | null {
  const { version = '', percent = '', steps = '', message = '' } = fields
  const now = stable?.version ?? 'nothing'
  switch (verb) {
    case 'rollback':
      if (canary) {
        return {
          question: `Take the canary ${canary.version} of ${name} away?`,
          effect: `Its ${canary.percent} percent of the visitors get ${now} again, as all others do.`,
          button: `Yes, take ${canary.version} away`,
        }
      }
      return previous
        ? {
            question: `Roll ${name} back from ${now} to ${previous.version}?`,
            effect: `All visitors get ${previous.version} within seconds; open tabs keep what they have.`,
            button: `Yes, roll back to ${previous.version}`,
          }
        : null
    case 'promote':
      return {
        question: `Give ${version} of ${name} to all visitors?`,
        effect: `It takes the place of ${now}${canary ? `; the canary ${canary.version} ends` : ''}.`,
        button: `Yes, promote ${version}`,
      }
    case 'canary':
      return {
        question: `Give ${version} of ${name} to ${percent} percent of the visitors?`,
        effect: `All others keep ${now}.${steps && ` Its next shares are ${steps}, by itself.`}`,
        button: `Yes, ${percent} percent get ${version}`,
      }
    case 'disable':
      return {
        question: `Switch ${name} off?`,
        effect: `In place of ${now}, all of its pages say: ${message}`,
        button: `Yes, switch ${name} off`,
        isDanger: true,
      }
    case 'enable':
      return {
        question: `Switch ${name} on?`,
        effect: `Visitors get ${now} again.`,
        button: `Yes, switch on ${now}`,
      }
    default:
      return null
  }
}

import { CHOICE_BADGE_ID, LEAVE_CHOICE_PATH } from 'shared-contracts/site/release-choice'
import { html } from 'shared-server/page/html'
import type { ReleaseOverride } from '../visit/release-override.ts'

/** Part of a document that is shown on every page while this browser has chosen releases. */
export interface ChoiceBadge {
  readonly html: string
  readonly styles: string
}

/**
 * Tells which releases this browser shows instead of the live ones, or that it cannot, with a button to leave; it
 * needs no script.
 */
export function choiceBadge({ names, loaded, isSource, until }: ReleaseOverride): ChoiceBadge {
  const end = until && `until ${until.slice(0, 16).replace('T', ' ')} UTC`
  const note = loaded.length > 0 ? end : 'cannot be shown here; this is what visitors get'
  const content = html`<aside id="${CHOICE_BADGE_ID}" aria-label="Preview">
    <p>
      ${isSource ? null : 'Preview of '}${names.map(
        (name, index) => html`${index > 0 && ', '}<b>${name}</b>`,
      )}
      ${note !== null && html`<span>${note}</span>`}
    </p>
    <form method="post" action="${LEAVE_CHOICE_PATH}"><button>Leave</button></form>
  </aside>`
  return { html: content.text, styles: STYLES }
}

/** Above everything else that a page may show. */
const STYLES = [
  '#choice{position:fixed;z-index:2147483647;inset:auto auto 16px 16px;display:flex;align-items:center;gap:16px;',
  'max-width:min(480px,calc(100vw - 32px));padding:8px 8px 8px 16px;font:14px/1.3 system-ui,sans-serif;',
  'color:#1d1408;background:#ffc94d;border-radius:8px;box-shadow:0 4px 16px rgb(0 0 0/.3)}',
  '#choice p{margin:0}#choice b{display:inline-block;font-weight:600;overflow-wrap:anywhere}#choice span{display:block}',
  '#choice button{min-height:44px;padding-inline:16px;font:inherit;font-weight:600;color:#fff;cursor:pointer;',
  'background:#1d1408;border:0;border-radius:6px}#choice button:focus-visible{outline:3px solid #fff;outline-offset:2px}',
  // Above the bar that some sites have at the bottom of a phone's screen.
  '@media(max-width:719px){#choice{bottom:88px}}',
  '@media print{#choice{display:none}}',
]
  .join('')
  .replaceAll('#choice', `#${CHOICE_BADGE_ID}`)

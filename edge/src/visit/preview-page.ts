import type { PreviewClaim } from 'shared-contracts/registry'
import { html } from 'shared-server/page/html'
import { visitorPage } from 'shared-server/page/visitor-page'

/** Asks before the release is shown: programs that follow links in messages do not press buttons. */
export function previewPage(
  action: string,
  token: string,
  { remote, version, until }: PreviewClaim,
): string {
  const content = html`<p>
      This browser will show ${remote} ${version} until ${until}, or until you leave it.
    </p>
    <form class="bare" method="post" action="${action}">
      <input type="hidden" name="token" value="${token}" />
      <button>Show the preview</button>
    </form>`
  return visitorPage({ heading: `Preview of ${remote}`, content }).text
}

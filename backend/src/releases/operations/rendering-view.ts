import { html, type Html } from 'shared-server/page/html'
import type { RenderingTotals } from '../rendering/rendering-totals.ts'
import { format } from './format.ts'

/** Renders the running edges, and the pages they hold. */
export function renderingView({ edges, starts, heldPages, heldBytes }: RenderingTotals): Html {
  return html`<section aria-labelledby="rendering">
    <h2 id="rendering">Rendering</h2>
    <dl>
      <dt>Edges that report</dt>
      <dd>${format.number(edges)}</dd>
      <dt>Starts of the rendering process</dt>
      <dd>${format.number(starts)}</dd>
      <dt>Pages held</dt>
      <dd>${format.number(heldPages)}, ${format.megabytes(heldBytes)}</dd>
    </dl>
  </section>`
}

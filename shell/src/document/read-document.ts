import { DOCUMENT_DATA_ID, DocumentData } from 'shared-contracts/release'
import { QueryState, STATE_ID } from 'shared-contracts/rendering'
import * as v from 'valibot'

/** The parts of the document that the edge prepared for the host. */
export interface HostDocument {
  readonly data: DocumentData
  /** Queries from which the page in the document was made. */
  readonly state: readonly QueryState[]
  /** Never replaced. Contains one element for each mounted remote. */
  readonly slot: HTMLElement
  /** Contains the host's own parts: toasts, progress, failures. */
  readonly overlay: HTMLElement
  /** Allows scripts to add styles and import maps under the page's policy. */
  readonly nonce: string
}

/** @throws Error if the document does not come from the edge. */
export function readDocument(): HostDocument {
  const data = v.parse(DocumentData, JSON.parse(element(DOCUMENT_DATA_ID).textContent))
  return {
    data,
    state: v.parse(
      v.array(QueryState),
      JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '[]'),
    ),
    slot: element('slot'),
    overlay: element('overlay'),
    nonce: data.nonce,
  }
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The document has no #${id}`)
  return found
}

/**
 * Lets React change a page that the visitor has translated. A browser's translator replaces texts by nodes of its own,
 * in Chromium by `<font>`. React keeps the texts: it would fail where it removes one or inserts beside it, and where it
 * changes one, the page would go on showing the translation of the old text.
 *
 * Each text is followed to what stands for it, and that is removed, or exchanged for the changed text. Where no
 * translator was, nothing is altered.
 */
export function followTranslators(): void {
  new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.removedNodes) {
        const text = originals.get(node) ?? node
        if (!(text instanceof Text) || isForeign(text) || text.parentNode) continue
        const standIn = standInOf(record)
        if (standIn) follow(text, record.target, standIn)
      }
    }
  }).observe(document, { childList: true, subtree: true })
}

/** Nodes of a translator by the text that they stand for, and the other way round. */
const standIns = new WeakMap<Node, Node>()
const originals = new WeakMap<Node, Node>()

const followed = new WeakSet<Node>()

/** React marks every node that it makes or takes over. */
const isForeign = (node: Node) => Object.keys(node).length === 0

/** A translator may replace a text in one step, remove it after its stand-in was inserted, or before. */
function standInOf({ target, addedNodes, previousSibling }: MutationRecord): Node | undefined {
  const next = previousSibling ? previousSibling.nextSibling : target.firstChild
  return [addedNodes[0], previousSibling, next].find((node) => node && isForeign(node)) ?? undefined
}

/** What stands in the document for a node of React: as a rule the node itself. */
const shownFor = (node: Node) => (node.parentNode ? node : (standIns.get(node) ?? node))

function follow(text: Text, parent: Node, standIn: Node): void {
  standIns.set(text, standIn)
  originals.set(standIn, text)
  if (!followed.has(text)) {
    followed.add(text)
    Object.defineProperty(text, 'nodeValue', {
      get: () => text.data,
      set: (value: string) => {
        text.data = value
        const shown = shownFor(text)
        if (shown !== text) shown.parentNode?.replaceChild(text, shown)
      },
    })
  }
  if (followed.has(parent)) return
  followed.add(parent)
  const removeChild = parent.removeChild.bind(parent)
  const insertBefore = parent.insertBefore.bind(parent)
  const insert = (node: Node, before: Node | null = null) => {
    const shown = shownFor(node)
    if (shown !== node) shown.parentNode?.removeChild(shown)
    const place = before && shownFor(before)
    return insertBefore(node, place?.parentNode === parent ? place : null)
  }
  Object.defineProperties(parent, {
    removeChild: {
      value: (node: Node) => {
        const shown = shownFor(node)
        if (shown.parentNode === parent) removeChild(shown)
        return node
      },
    },
    insertBefore: { value: insert },
    appendChild: { value: insert },
  })
}

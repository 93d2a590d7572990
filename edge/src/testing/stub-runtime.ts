/**
 * A runtime without React: a release's pages are one function, which gets the request and the answers. Processes,
 * limits and cached pages behave as with the shell's runtime.
 */
export const STUB_RUNTIME = `
globalThis.render = () => {
  delete globalThis.outcome
  const told = JSON.parse(request)
  const asked = []
  const missing = []
  const ask = (path) => {
    asked.push(path)
    if (!Object.hasOwn(told.answers, path)) missing.push(path)
    return told.answers[path] ?? null
  }
  Promise.resolve().then(() => pages({ ...told, ask })).then(
    ({ html, head = '<title>T</title>', isWhole = true, freshMs = null, state = [] }) => {
      globalThis.outcome = JSON.stringify(
        missing.length > 0
          ? { kind: 'needs', needs: missing }
          : { kind: 'page', fragment: { head, styles: '', styleIds: [], html }, state, isWhole, freshMs, asked, faults: [] },
      )
    },
    (error) => {
      globalThis.outcome = JSON.stringify({ kind: 'failed', reason: String(error) })
    },
  )
}`

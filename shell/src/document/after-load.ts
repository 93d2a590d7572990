/** Calls back when the document has loaded; at once if that was before, because the host may be late. */
export function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run()
  else window.addEventListener('load', run, { once: true })
}

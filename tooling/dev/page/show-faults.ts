import * as v from 'valibot'

/** Message of the development server's client to its page. */
const Told = v.object({ type: v.string(), data: v.optional(v.unknown()) })
const Faults = v.array(v.string())
const ID = 'build-faults'
const STYLE =
  'position:fixed;inset:auto 0 0;z-index:2147483646;max-height:60vh;overflow:auto;margin:0;padding:16px;' +
  'font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;color:#fff;background:#7f1d1d'

/**
 * Shows compiler errors on the page until they are repaired. The server's own overlay would need a frame with
 * scripts, which the documents' policy forbids. The page stays as it is, with what was typed.
 */
window.addEventListener('message', ({ source, data }) => {
  if (source !== window) return
  const told = v.safeParse(Told, data)
  if (!told.success || !told.output.type.startsWith('webpack')) return
  const faults = told.output.type === 'webpackErrors' && v.safeParse(Faults, told.output.data)
  if (faults) show(faults.success ? faults.output : ['The compiler has failed'])
  else if (/Ok$|Warnings$/.test(told.output.type)) document.getElementById(ID)?.remove()
})

function show(faults: readonly string[]): void {
  const shown = document.getElementById(ID) ?? document.body.appendChild(newBox())
  shown.textContent = faults.join('\n\n')
}

function newBox(): HTMLElement {
  const box = document.createElement('pre')
  box.id = ID
  box.setAttribute('role', 'alert')
  box.style.cssText = STYLE
  return box
}

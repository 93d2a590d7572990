import { releaseFolder, scriptIntegrity, type FetchedRelease } from 'shared-contracts/release'
import * as v from 'valibot'

const ImportMap = v.object({ integrity: v.record(v.string(), v.string()) })

/** Integrity of scripts by address, as far as the browser was told of it. */
const known = new Map<string, string>()

/** Takes note of the import map that came with the document. */
export function readImportMap(): void {
  const json = document.querySelector('script[type=importmap]')?.textContent
  if (json) remember(v.parse(ImportMap, JSON.parse(json)).integrity)
}

/**
 * Has the browser verify every script of a release that it will ask for, lazy ones included: an import map
 * with integrity alone. The document's own release came with one; this is another remote's, or another
 * version. A browser that takes one map only, or knows no integrity in it, runs the scripts unverified.
 */
export function verifyScripts(release: FetchedRelease, nonce: string | undefined): void {
  const integrity = scriptIntegrity(release)
  const isNew = Object.keys(integrity).some((address) => !known.has(address))
  if (!isNew) return
  remember(integrity)
  const script = document.createElement('script')
  script.type = 'importmap'
  if (nonce !== undefined) script.nonce = nonce
  script.textContent = JSON.stringify({ integrity })
  document.head.append(script)
}

/** Begins to fetch a script that is likely to be needed. */
export function preloadScript({ name, version }: ReleaseName, file: string): void {
  const href = `${releaseFolder({ name, version })}/${file}`
  if (document.head.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  // A preload without it does not count as the same request, and the script would be fetched twice.
  link.integrity = known.get(href) ?? ''
  document.head.append(link)
}

type ReleaseName = Parameters<typeof releaseFolder>[0]

function remember(integrity: Readonly<Record<string, string>>): void {
  for (const [address, value] of Object.entries(integrity)) known.set(address, value)
}

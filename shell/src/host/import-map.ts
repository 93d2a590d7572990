import { releaseFolder, scriptIntegrity, type FetchedRelease } from 'shared-contracts/release'
import * as v from 'valibot'

const ImportMap = v.object({ integrity: v.record(v.string(), v.string()) })

/** Integrity of scripts by address, as in the import maps of this document. */
const integrities = new Map<string, string>()

/** Reads the import map that came with the document. */
export function readImportMap(): void {
  const json = document.querySelector('script[type=importmap]')?.textContent
  if (json) remember(v.parse(ImportMap, JSON.parse(json)).integrity)
}

/**
 * Adds an import map, so that the browser verifies every script of a release, lazy ones included. The document
 * has one for its own release; this is for other remotes and versions. Browsers that do not support several
 * maps, or integrity in them, run the scripts unverified.
 */
export function verifyScripts(release: FetchedRelease, nonce: string | undefined): void {
  const integrity = scriptIntegrity(release)
  const isNew = Object.keys(integrity).some((address) => !integrities.has(address))
  if (!isNew) return
  remember(integrity)
  const script = document.createElement('script')
  script.type = 'importmap'
  if (nonce !== undefined) script.nonce = nonce
  script.textContent = JSON.stringify({ integrity })
  document.head.append(script)
}

/** Starts to fetch a script that will probably be needed. */
export function preloadScript({ name, version }: ReleaseName, file: string): void {
  const href = `${releaseFolder({ name, version })}/${file}`
  if (document.head.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  // Without it the preload would count as another request, and the script would be fetched twice.
  link.integrity = integrities.get(href) ?? ''
  document.head.append(link)
}

type ReleaseName = Parameters<typeof releaseFolder>[0]

function remember(integrity: Readonly<Record<string, string>>): void {
  for (const [address, value] of Object.entries(integrity)) integrities.set(address, value)
}

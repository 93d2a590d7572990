import {
  releaseFolder,
  scriptIntegrity,
  SHARED_FILES,
  sharedFolders,
  type FetchedRelease,
} from 'shared-contracts/release'
import * as v from 'valibot'

const ImportMap = v.object({
  imports: v.optional(v.record(v.string(), v.string()), {}),
  integrity: v.record(v.string(), v.string()),
})
type ImportMap = v.InferOutput<typeof ImportMap>

/** Integrity of scripts by address, from the import maps of this document. */
const integrities = new Map<string, string>()

/** Folders that these maps redirect. */
const mapped = new Set<string>()

/** Reads the import map that came with the document. */
export function readImportMap(): void {
  const json = document.querySelector('script[type=importmap]')?.textContent
  if (json) remember(v.parse(ImportMap, JSON.parse(json)))
}

/**
 * Adds an import map, so that the browser verifies every script of a release, lazy ones included, and reuses
 * scripts that it may have from other releases. The document has one for its own release; this is for other
 * remotes and versions. Browsers that do not support several maps, or integrity in them, run the scripts
 * unverified.
 */
export function verifyScripts(release: FetchedRelease, nonce: string | undefined): void {
  const integrity = scriptIntegrity(release)
  const isNew = Object.keys(integrity).some((address) => !integrities.has(address))
  if (!isNew) return
  const map = { imports: sharedFolders(release), integrity }
  remember(map)
  const script = document.createElement('script')
  script.type = 'importmap'
  if (nonce !== undefined) script.nonce = nonce
  script.textContent = JSON.stringify(map)
  document.head.append(script)
}

/** Returns the address at which this browser loads a script of a release: some only read the document's own map. */
export function scriptAddress(release: ReleaseName, file: string): string {
  const folder = releaseFolder(release)
  const address = `${folder}/${file}`
  if (!mapped.has(`${folder}/${SHARED_FILES}`)) return address
  return new URL(import.meta.resolve(window.location.origin + address)).pathname
}

/** Prefetches a script that will probably be needed. */
export function preloadScript(release: ReleaseName, file: string): void {
  const href = scriptAddress(release, file)
  if (document.head.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  // Without it the preload would count as a different request, and the script would be fetched twice.
  link.integrity = integrities.get(href) ?? ''
  document.head.append(link)
}

type ReleaseName = Parameters<typeof releaseFolder>[0]

function remember({ imports, integrity }: ImportMap): void {
  for (const folder of Object.keys(imports)) mapped.add(folder)
  for (const [address, value] of Object.entries(integrity)) integrities.set(address, value)
}

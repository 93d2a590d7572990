import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Fragment, HostContract, Integrity } from 'shared-contracts/release'
import * as v from 'valibot'

const ThemeDocument = v.object({
  /** Colours of the canvas and the font faces: styles that come before any fragment's. */
  styles: v.string(),
  /** The page's background colour in each scheme, for the browser's bars. */
  colours: v.object({ light: v.string(), dark: v.string() }),
  /** The site's default scheme; null if it follows the system. */
  usual: v.optional(v.nullable(v.picklist(['light', 'dark'])), null),
  /** Addresses of the fonts that the theme's first screen needs. */
  fonts: v.array(v.string()),
  /** Screen for addresses without a page, with a mark in place of the home address. */
  notFound: Fragment,
  /** Screen of a remote that is switched off, with a mark in place of the message. */
  closed: Fragment,
})
export type ThemeDocument = v.InferOutput<typeof ThemeDocument>

/** The shell's build manifest, `document.json` beside the browser's files. */
export const ShellBuild = v.object({
  /** Address of the host's script, and its integrity; null during development. */
  script: v.object({ href: v.string(), integrity: v.nullable(v.string()) }),
  /** Integrity of each of the browser's files, by name; null during development. */
  files: v.nullable(
    v.pipe(
      v.record(v.string(), Integrity),
      v.transform((files): ReadonlyMap<string, string> => new Map(Object.entries(files))),
    ),
  ),
  /** What the host provides to remotes. */
  contract: HostContract,
  /** Script that renders pages on the server, inside the build's folder; absent if nothing is rendered. */
  runtime: v.optional(v.object({ file: v.string(), integrity: Integrity })),
  /** The service worker, inside the build's folder; its integrity is null during development. */
  serviceWorker: v.optional(v.object({ file: v.string(), integrity: v.nullable(Integrity) })),
  themes: v.record(v.string(), ThemeDocument),
})
export type ShellBuild = v.InferOutput<typeof ShellBuild>

export async function readShellBuild(folder: string): Promise<ShellBuild> {
  return v.parse(ShellBuild, JSON.parse(await readFile(join(folder, 'document.json'), 'utf8')))
}

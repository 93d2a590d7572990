/**
 * Cuts the cedi sign (U+20B5) out of the fonts' latin-ext files, in which it is one glyph among a
 * thousand, into files of about a kilobyte. Run it again after an update of the fonts:
 * `node src/fonts/make-cedi-subset.mjs` in shared-ui.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const CEDI = '\u20B5'
const require = createRequire(import.meta.url)

for (const name of ['source-sans-3', 'archivo', 'fraunces', 'big-shoulders']) {
  const file = require.resolve(
    `@fontsource-variable/${name}/files/${name}-latin-ext-wght-normal.woff2`,
  )
  const cut = await subsetFont(await readFile(file), CEDI, { targetFormat: 'woff2' })
  await writeFile(new URL(`./cedi-${name}.woff2`, import.meta.url), cut)
  console.log(`${name}: ${cut.length} bytes`)
}

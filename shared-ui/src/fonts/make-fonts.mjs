/**
 * Subsets fontsource's fonts for visitors: the letters of plain English in the weights that the themes use, and
 * in separate files the accented letters and the cedi sign (U+20B5). Fraunces is cut at the optical size that
 * its titles need, which also gives it one width at every size, so that a stand-in can match it. Run it again
 * after an update of the fonts: `node --import tsx src/fonts/make-fonts.mjs` in shared-ui.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { CEDI, ENGLISH, LETTERS, textOf } from './characters.ts'

const FEATURES = ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'mark', 'locl']
const require = createRequire(import.meta.url)

const titles = (wght) => ({ file: 'opsz', axes: { wght, opsz: 72 } })
const texts = (min, max) => ({ file: 'wght', axes: { wght: { min, max } } })

/** By the name of the output file: the family, its source file, and its axes. */
const CUTS = {
  'fraunces-560': { family: 'fraunces', ...titles(560) },
  'fraunces-480': { family: 'fraunces', ...titles(480) },
  'source-sans-3': { family: 'source-sans-3', ...texts(400, 700) },
  'big-shoulders': { family: 'big-shoulders', ...texts(500, 900) },
  archivo: { family: 'archivo', ...texts(400, 700) },
}

const sourceOf = (family, part) =>
  readFile(require.resolve(`@fontsource-variable/${family}/files/${family}-${part}-normal.woff2`))

async function cut(name, source, ranges, variationAxes) {
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true, variationAxes }
  const made = await subsetFont(source, textOf(ranges), options)
  await writeFile(new URL(`./${name}.woff2`, import.meta.url), made)
  console.log(`${name}: ${made.length} bytes`)
}

for (const [name, { family, file, axes }] of Object.entries(CUTS)) {
  const latin = await sourceOf(family, `latin-${file}`)
  await cut(name, latin, ENGLISH, axes)
  await cut(`letters-${name}`, latin, LETTERS, axes)
  await cut(`cedi-${name}`, await sourceOf(family, `latin-ext-${file}`), CEDI, axes)
}

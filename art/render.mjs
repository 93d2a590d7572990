/**
 * Renders one picture from its scene script and encodes it for the sites.
 *
 *   node art/render.mjs <name> [--width 1920] [--samples 64] [--png file]
 *   node art/render.mjs <name> --from file.png   (encodes a picture that is already rendered)
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'

const room = dirname(fileURLToPath(import.meta.url))
const media = join(room, '../shell/public/media')

/**
 * Largest size in bytes of an AVIF of each width; WebP, the fallback, may be half as large again. The smallest
 * is for phones, where the page's scripts share the same slow connection.
 */
const budgets = JSON.parse(readFileSync(join(room, 'picture-budgets.json'), 'utf8'))

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1920' },
    samples: { type: 'string', default: '64' },
    png: { type: 'string' },
    from: { type: 'string' },
  },
})
const [name] = positionals
if (!name) throw new Error('Say which picture: node art/render.mjs <name>')

const scratch = mkdtempSync(join(tmpdir(), 'picture-'))
try {
  const picture = values.from ?? render(values.png ?? join(scratch, `${name}.png`))
  const sizes = await encode(picture)
  await note(picture)
  console.log(`${name}: ${sizes.join(', ')}`)
} finally {
  rmSync(scratch, { recursive: true })
}

function render(out) {
  const scene = join(room, 'scenes', `${name}.py`)
  const script = [join(room, 'photograph.py'), '--', scene, out, values.width, values.samples]
  const settings = ['--background', '-noaudio', '--factory-startup', '--python-exit-code', '1']
  const run = spawnSync('blender', [...settings, '--python', ...script], { encoding: 'utf8' })
  if (run.error)
    throw new Error('Blender is not installed: see art/README.md', { cause: run.error })
  if (run.status !== 0) throw new Error(`Blender failed on ${scene}:\n${run.stdout}${run.stderr}`)
  return out
}

/** Encodes at the highest quality whose file stays within its budget, for each width and format. */
async function encode(picture) {
  const sizes = []
  for (const [width, budget] of Object.entries(budgets)) {
    const scaled = await sharp(picture).resize(Number(width)).removeAlpha().png().toBuffer()
    const avif = await finest([70, 64, 58, 52, 46, 40, 34], budget, (quality) =>
      sharp(scaled).avif({ quality, effort: 4 }).toBuffer(),
    )
    const webp = await finest([86, 82, 78, 74, 68, 62, 54, 46], budget * 1.5, (quality) =>
      sharp(scaled).webp({ quality, effort: 6, smartSubsample: true }).toBuffer(),
    )
    writeFileSync(join(media, `${name}-${width}.avif`), avif)
    writeFileSync(join(media, `${name}-${width}.webp`), webp)
    sizes.push(`${width}: ${kilobytes(avif)} avif, ${kilobytes(webp)} webp`)
  }
  return sizes
}

async function finest(qualities, budget, encodeAt) {
  for (const quality of qualities) {
    const bytes = await encodeAt(quality)
    if (bytes.length <= budget) return bytes
  }
  throw new Error(`${name} does not fit ${budget} bytes: smooth the picture or simplify the scene`)
}

/** Stores the colour shown in place of the picture until it has loaded. */
async function note(picture) {
  const file = join(room, '../shared-ui/src/picture/picture-colours.ts')
  const source = readFileSync(file, 'utf8')
  const known = new Map(
    [...source.matchAll(/^ {2}'?([\w-]+)'?: '(#\w{6})',$/gm)].map(([, known, colour]) => [
      known,
      colour,
    ]),
  )
  const { channels } = await sharp(picture).resize(64).toColourspace('srgb').stats()
  const mean = channels.slice(0, 3).map(({ mean }) => Math.round(mean > 255 ? mean / 257 : mean))
  known.set(name, `#${Buffer.from(mean).toString('hex')}`)
  const lines = [...known]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([one, colour]) => `  ${/\W/.test(one) ? `'${one}'` : one}: '${colour}',\n`)
  writeFileSync(file, source.replace(/\{\n[^]*\}/, `{\n${lines.join('')}}`))
}

function kilobytes(bytes) {
  return `${(bytes.length / 1000).toFixed(0)} kB`
}

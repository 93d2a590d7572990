/**
 * Makes the icons that phones need besides the drawn ones: PNGs in two sizes, one that a launcher may crop, and
 * the web app manifest of each site.
 *
 *   node --conditions=source --import tsx art/icons.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { SITES } from './sites.mjs'

const folder = join(import.meta.dirname, '../shell/public/icons')

/** Launchers keep at least the middle circle of 80 %: the square mark inside it is 0.8 / sqrt 2 wide. */
const MASKABLE_SHARE = 0.72

for (const { theme, name, about, start, tokens } of SITES) {
  const svg = readFileSync(join(folder, `${theme}.svg`))
  const drawn = (size) => sharp(svg, { density: 72 * Math.ceil(size / 32) }).resize(size, size)
  const save = async (file, picture) =>
    writeFileSync(join(folder, file), await picture.png({ palette: true, effort: 10 }).toBuffer())
  await save(`${theme}-192.png`, drawn(192))
  await save(`${theme}-512.png`, drawn(512))
  const inner = Math.round(512 * MASKABLE_SHARE)
  const background = /<rect[^>]*fill="([^"]+)"/.exec(svg.toString())?.[1] ?? tokens.deep
  const mark = await drawn(inner).png().toBuffer()
  const canvas = sharp({ create: { width: 512, height: 512, channels: 3, background } })
  await save(`${theme}-maskable-512.png`, canvas.composite([{ input: mark }]))

  const icon = (file, size, purpose) => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: start,
    name: about === name ? name : `${name}: ${about}`,
    short_name: name,
    start_url: start,
    scope: start,
    display: 'minimal-ui',
    background_color: tokens.surface,
    theme_color: tokens.surface,
    icons: [
      { src: `/icons/${theme}.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(`${theme}-192.png`, 192, 'any'),
      icon(`${theme}-512.png`, 512, 'any'),
      icon(`${theme}-maskable-512.png`, 512, 'maskable'),
    ],
  }
  writeFileSync(join(folder, `${theme}.webmanifest`), `${JSON.stringify(manifest, null, 2)}\n`)
}

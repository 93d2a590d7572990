import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { chromiumLaunch } from 'tooling/check/chromium'
import { ADDRESSES } from '../support/addresses.ts'

const USAGE = `pnpm before-after <origin of the older site> <origin of the newer site> [--out folder]

Lays the first screen of every page of two running sites side by side, on a phone and on a desk:
one picture a page, and README.md with all of them, in the folder (.cache/before-after).`

/** Viewports, and the width of each in the picture, in pixels. */
const WINDOWS = [
  { width: 1366, height: 860, shownWidth: 560 },
  { width: 390, height: 844, shownWidth: 163 },
] as const
const SHOWN_HEIGHT = 353
const GAP = 12

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: '.cache/before-after' } },
})
const [before, after] = positionals
if (!before || !after) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(2)
}
const out = resolve(values.out)
await mkdir(out, { recursive: true })
const browser = await chromium.launch(chromiumLaunch())
const paths = ADDRESSES.filter(({ isCanonical }) => isCanonical).map(({ path }) => path)
const lines = ['# Every page before and after', '']
try {
  for (const path of paths) {
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
    const screens = [
      ...(await screensOf(browser, before + path)),
      ...(await screensOf(browser, after + path)),
    ]
    await writeFile(join(out, `${name}.webp`), await sideBySide(screens))
    lines.push(`## ${path}`, '', `![Before, and after](${name}.webp)`, '')
    process.stdout.write(`${path}\n`)
  }
} finally {
  await browser.close()
}
await writeFile(join(out, 'README.md'), lines.join('\n'))

/** Captures the first screen in each viewport, once the network is idle. */
async function screensOf(within: Browser, address: string): Promise<Buffer[]> {
  const screens: Buffer[] = []
  for (const { width, height } of WINDOWS) {
    const context = await within.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Africa/Accra',
    })
    const page = await context.newPage()
    // On the second visit the fonts are cached from the first paint on.
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(address, { waitUntil: 'networkidle' })
    }
    screens.push(await page.screenshot({ animations: 'disabled', scale: 'css' }))
    await context.close()
  }
  return screens
}

async function sideBySide(screens: readonly Buffer[]): Promise<Buffer> {
  const parts: OverlayOptions[] = []
  let left = 0
  for (const [index, screen] of screens.entries()) {
    const { shownWidth } = WINDOWS[index % WINDOWS.length] ?? WINDOWS[0]
    const input = await sharp(screen).resize(shownWidth, SHOWN_HEIGHT, { fit: 'fill' }).toBuffer()
    parts.push({ input, left, top: 0 })
    // Leave twice the gap between the older site and the newer.
    left += shownWidth + (index === WINDOWS.length - 1 ? 2 * GAP : GAP)
  }
  return sharp({
    create: { width: left - GAP, height: SHOWN_HEIGHT, channels: 3, background: '#ffffff' },
  })
    .composite(parts)
    .webp({ quality: 62 })
    .toBuffer()
}

/**
 * Prints the page of the league's company to its brochure, a PDF of four A4 sheets. Run it when the text, a
 * figure or a picture of that page has changed:
 *
 *   node --conditions=source --import tsx art/brochure.mjs http://127.0.0.1:3000
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { chromiumLaunch } from 'tooling/check/chromium'

const media = join(import.meta.dirname, '../shell/public/media')
const MOST_BYTES = 1_200_000
const SHEETS = 4

const [site] = process.argv.slice(2)
if (!site) throw new Error('Say which running site: node art/brochure.mjs <origin>')

const browser = await chromium.launch(chromiumLaunch())
const page = await browser.newPage({ viewport: { width: 1366, height: 900 } })
// A PDF embeds a JPEG as it is, but stores any other picture pixel by pixel.
await page.route(/\/media\/[\w-]+\.(avif|webp)$/, async (route) => {
  const name = /\/media\/([\w-]+)-\d+\.\w+$/.exec(route.request().url())?.[1]
  const body = await sharp(join(media, `${name}-1920.webp`))
    .jpeg({ quality: 82 })
    .toBuffer()
  await route.fulfill({ body, contentType: 'image/jpeg' })
})
await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
await page.goto(`${site}/ghanapremiership`, { waitUntil: 'networkidle' })
await page.getByText('Download Brochure').waitFor({ state: 'attached' })
await page.evaluate(async () => {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  await document.fonts.ready
  document.title = 'Ghana Premiership Partnership Brochure'
})
const pdf = await page.pdf({
  format: 'A4',
  preferCSSPageSize: true,
  printBackground: true,
  tagged: true,
})
await browser.close()

const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length
if (sheets !== SHEETS) throw new Error(`The brochure has ${sheets} sheets instead of ${SHEETS}`)
if (pdf.length > MOST_BYTES) throw new Error(`The brochure weighs ${pdf.length} bytes`)
writeFileSync(join(media, 'ghana-premiership-brochure.pdf'), pdf)
console.log(`${sheets} sheets, ${(pdf.length / 1000).toFixed(0)} kB`)

/**
 * Draws the cards shown when a site's address is shared, 1200 by 630, from the site's tokens, fonts and cloth.
 *
 *   node --conditions=source --import tsx art/cards.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { threadPaths, weave } from 'shared-ui/weave'
import { chromiumLaunch } from 'tooling/check/chromium'
import { CARDS } from './sites.mjs'

const folder = join(import.meta.dirname, '../shell/public/icons')
const fonts = join(import.meta.dirname, '../shared-ui/src/fonts')
const MOST_BYTES = 80_000

const FACES = [
  ['Fraunces', 'fraunces-560'],
  ['Source Sans 3', 'source-sans-3'],
  ['Big Shoulders', 'big-shoulders'],
  ['Archivo', 'archivo'],
]
  .map(([family, name]) => {
    const data = readFileSync(join(fonts, `${name}.woff2`)).toString('base64')
    return `@font-face{font-family:'${family} Variable';font-weight:200 900;src:url(data:font/woff2;base64,${data})}`
  })
  .join('')

function cloth(seed, rows, cell, tokens) {
  const woven = weave(seed, rows)
  const threads = [tokens.thread1, tokens.thread2, tokens.thread3, tokens.thread4]
  const paths = threadPaths(woven, cell).map(
    (path, at) => `<path d="${path}" fill="${threads[at]}"/>`,
  )
  const width = woven[0].length * cell
  return `<svg width="100%" height="${rows * cell}" shape-rendering="crispEdges"><pattern id="p${rows}" width="${width}" height="${rows * cell}" patternUnits="userSpaceOnUse">${paths.join('')}</pattern><rect width="100%" height="100%" fill="url(#p${rows})"/></svg>`
}

const markup = ({ seed, eyebrow, title, tokens }) => `<!doctype html><style>${FACES}
*{box-sizing:border-box;margin:0}
body{position:relative;width:1200px;height:630px;overflow:hidden;background:${tokens.deep};color:${tokens.onDeep}}
.large{position:absolute;inset:0 0 0 auto;width:46%;opacity:.4;mask-image:linear-gradient(90deg,transparent,#000 80%)}
.words{position:absolute;inset:0 72px 72px;display:grid;align-content:center;gap:28px}
p{display:flex;align-items:center;gap:20px;font:600 30px/1.2 ${tokens.fontText};color:${tokens.accentTint}}
p::before{content:'';width:56px;height:4px;background:currentColor}
h1{max-width:11.5em;font:${tokens.displayWeight} 92px/${tokens.displayLeading} ${tokens.fontDisplay};letter-spacing:${tokens.displayTracking};text-transform:${tokens.displayCase};text-wrap:balance}
.edge{position:absolute;inset:auto 0 0}svg{display:block}
</style><div class="large">${cloth(seed, 21, 30, tokens)}</div><div class="words"><p>${eyebrow}</p><h1>${title.replaceAll('&', '&amp;')}</h1></div><div class="edge">${cloth(seed, 4, 12, tokens)}</div>`

const browser = await chromium.launch(chromiumLaunch())
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const card of CARDS) {
  await page.setContent(markup(card))
  await page.evaluate(() => document.fonts.ready)
  const png = await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toBuffer()
  if (png.length > MOST_BYTES) throw new Error(`${card.file} weighs ${png.length} bytes`)
  writeFileSync(join(folder, `${card.file}.png`), png)
  console.log(`${card.file}: ${(png.length / 1000).toFixed(0)} kB`)
}
await browser.close()

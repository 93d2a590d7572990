import * as v from 'valibot'
import { expect, test } from '../support/test.ts'

const Manifest = v.object({
  id: v.string(),
  name: v.string(),
  short_name: v.string(),
  start_url: v.string(),
  scope: v.string(),
  display: v.string(),
  icons: v.array(
    v.object({ src: v.string(), sizes: v.string(), type: v.string(), purpose: v.string() }),
  ),
})

/** Width and height from the header of a PNG. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

const SITES = [
  { path: '/', card: 'card-loom', start: '/' },
  { path: '/fbcpartners/gold', card: 'card-gold', start: '/' },
  { path: '/agricol', card: 'card-agricol', start: '/' },
  { path: '/gpl/tables', card: 'card-floodlight', start: '/gpl' },
  { path: '/ghanapremiership/about', card: 'card-premiership', start: '/ghanapremiership' },
]

for (const { path, card, start } of SITES) {
  test(`${path} can be installed and shared`, async ({ page }) => {
    await page.goto(path)
    const manifestAddress = await page.locator('link[rel=manifest]').getAttribute('href')
    const answer = await page.request.get(manifestAddress ?? '')
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = v.parse(Manifest, await answer.json())
    expect([manifest.start_url, manifest.scope]).toEqual([start, start])
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await page.request.get(src)
      expect(icon.headers()['content-type']).toBe(type)
      if (type === 'image/png') expect(sizeOf(await icon.body())).toBe(sizes)
    }

    const content = (property: string) =>
      page.locator(`meta[property="${property}"]`).getAttribute('content')
    expect(await content('og:title')).toBe(await page.title())
    expect(await content('og:description')).toBe(
      await page.locator('meta[name=description]').getAttribute('content'),
    )
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(await content('og:url')).toBe(new URL(canonical ?? '', page.url()).href)
    const image = (await content('og:image')) ?? ''
    expect(image).toMatch(new RegExp(`^http.*/icons/${card}\\.png$`))
    const picture = await (await page.request.get(image)).body()
    expect(sizeOf(picture)).toBe('1200x630')
    expect(picture.length).toBeLessThan(80_000)
  })
}

import type { BrowserContext } from 'playwright'

/** Network traffic of a visit. */
export interface Visit {
  /** Bytes of scripts, with and without headers. */
  readonly scripts: number
  readonly content: number
  /** Scripts received, and the number of these that were deltas. */
  readonly requests: number
  readonly deltas: number
  /** Bytes of all responses. */
  readonly total: number
  /** Version of the remote shown, and a text of the host that is on the page. */
  readonly saw: string
}

/** Time without a response after which a visit is over, in milliseconds: the host loads its last parts when idle. */
const QUIET_MS = 3_000

/** Opens a page in a new tab of a browser that may have been here before. */
export async function measureVisit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Map<string, { headers: number; isDelta: boolean }>()
  const cached = new Set<string>()
  const visit = { scripts: 0, content: 0, requests: 0, deltas: 0, total: 0 }
  let lastAt = performance.now()
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { headers, fromDiskCache = false, encodedDataLength } = response
    if (fromDiskCache) cached.add(requestId)
    const isDelta = headers['content-encoding'] === 'dcz'
    if (type === 'Script') scripts.set(requestId, { headers: encodedDataLength, isDelta })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = performance.now()
    if (cached.has(requestId)) return
    visit.total += encodedDataLength
    const script = scripts.get(requestId)
    if (!script) return
    visit.scripts += encodedDataLength
    visit.content += encodedDataLength - script.headers
    visit.requests += 1
    if (script.isDelta) visit.deltas += 1
  })
  const response = await page.goto(address, { waitUntil: 'load' })
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('page-shown').length > 0 ||
      performance.getEntriesByType('measure').some(({ name }) => name.endsWith(' loaded')),
  )
  while (performance.now() - lastAt < QUIET_MS) await page.waitForTimeout(100)
  const skip = await page.getByRole('link', { name: /^(?:Skip|Jump) to content$/ }).textContent()
  const release = (await response?.headerValue('x-release')) ?? 'no release'
  await page.close()
  return { ...visit, saw: `${release}, "${skip}"` }
}

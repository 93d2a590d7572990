import type { CDPSession, Page } from '@playwright/test'

/** A tab whose page may freeze for ever: what its visitor can still do with it. */
export class FrozenTab {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Call while the page still answers. */
  static async watch(page: Page): Promise<FrozenTab> {
    return new FrozenTab(page, await page.context().newCDPSession(page))
  }

  /** Ends the page as "Exit page" does, which a browser offers for one that does not answer. */
  async exit(): Promise<void> {
    const browser = this.page.context().browser()
    if (!browser) throw new TypeError('The page has no browser')
    const all = await browser.newBrowserCDPSession()
    const { processInfo } = await all.send('SystemInfo.getProcessInfo')
    const [busiest] = processInfo
      .filter(({ type }) => type === 'renderer')
      .sort((one, other) => other.cpuTime - one.cpuTime)
    if (!busiest) throw new TypeError('The browser has no page')
    const ended = this.page.waitForEvent('crash')
    process.kill(busiest.id, 'SIGKILL')
    await ended
  }

  /** Reloads the tab. The page's own methods refuse to work after its process has ended. */
  async reload(): Promise<void> {
    await this.session.send('Page.reload')
  }

  async leave(): Promise<void> {
    await this.session.send('Page.navigate', { url: 'about:blank' })
  }

  /** @param expression in the page's own words, of a text. */
  async read(expression: string): Promise<string> {
    const { result } = await this.session.send('Runtime.evaluate', { expression })
    return String(result.value)
  }
}

import type { CDPSession, Page } from '@playwright/test'

/** A tab whose page may freeze, with the actions that its visitor still has. */
export class FrozenTab {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Attaches to a page. Call it while the page still responds. */
  static async watch(page: Page): Promise<FrozenTab> {
    return new FrozenTab(page, await page.context().newCDPSession(page))
  }

  /** Kills the page's process, like "Exit page", which a browser offers for an unresponsive page. */
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

  /** Reloads the tab. The page's own methods fail after its process has ended. */
  async reload(): Promise<void> {
    await this.session.send('Page.reload')
  }

  async leave(): Promise<void> {
    await this.session.send('Page.navigate', { url: 'about:blank' })
  }

  /** Evaluates an expression in the page. @param expression script with a string as its value. */
  async read(expression: string): Promise<string> {
    const { result } = await this.session.send('Runtime.evaluate', { expression })
    return String(result.value)
  }
}

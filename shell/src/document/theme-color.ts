/** Keeps the browser's own bars in the page's colour when theme or scheme change without a new document. */
export function followThemeColor(): void {
  const root = document.documentElement
  const follow = () => {
    const { backgroundColor } = getComputedStyle(root)
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', backgroundColor)
    }
  }
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme', 'data-scheme'] })
}

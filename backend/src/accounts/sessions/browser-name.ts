/** Checked in this order, because most browsers also name the ones that they are compatible with. */
const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const SYSTEMS: readonly [name: string, sign: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** A browser in words, such as `Firefox on Windows`, for its owner to recognise. */
export function browserName(userAgent = ''): string {
  const nameIn = (list: typeof BROWSERS) => list.find(([, sign]) => sign.test(userAgent))?.[0]
  const browser = nameIn(BROWSERS) ?? 'Another browser'
  const system = nameIn(SYSTEMS)
  return system ? `${browser} on ${system}` : browser
}

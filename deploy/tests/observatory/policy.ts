import type { Finding, ScannedAnswer } from './finding.ts'

const NONCE_OR_HASH = /^'(?:nonce|sha(?:256|384|512))-/i

/** Judges the content policy by what it permits for scripts, styles and everything else. */
export function judgePolicy({ headers }: Pick<ScannedAnswer, 'headers'>): Finding {
  const test = 'content policy'
  const header = headers['content-security-policy']
  if (header === undefined) return { test, found: 'none', points: -25 }
  const directives = read(header)
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map(sourcesOf)
  if (!scripts || !styles || !objects) return { test, found: 'unreadable', points: -25 }

  if (hasUnsafeInline(scripts) || [...scripts, ...objects].some(isAnySource)) {
    return { test, found: 'scripts from anywhere or in the text', points: -20 }
  }
  const active = [scripts, styles, objects, sourcesOf('frame-src')].flat()
  if (active.some(isByHttp)) return { test, found: 'active content by http', points: -20 }
  if (scripts.includes("'unsafe-eval'")) return { test, found: 'evaluation', points: -10 }
  const passive = ['img-src', 'media-src'].flatMap(sourcesOf)
  if (passive.some(isByHttp)) return { test, found: 'pictures by http', points: -10 }
  if (hasUnsafeInline(styles) || styles.some(isAnySource)) {
    return { test, found: 'styles in the text', points: 0 }
  }
  const isClosed = directives.get('default-src')?.join() === "'none'"
  return isClosed
    ? { test, found: 'nothing unsafe, closed by default', points: 10 }
    : { test, found: 'nothing unsafe', points: 5 }
}

/** Parses a policy; the first directive of a name applies. */
function read(header: string): ReadonlyMap<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>()
  for (const part of header.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    const key = name.toLowerCase()
    if (name && !directives.has(key)) directives.set(key, sources)
  }
  return directives
}

/** With a nonce or a hash, browsers ignore the permission for inline code. */
const hasUnsafeInline = (sources: readonly string[]) =>
  sources.includes("'unsafe-inline'") && !sources.some((source) => NONCE_OR_HASH.test(source))

const isAnySource = (source: string) => /^(\*|https?:|https?:\/\/\*|data:)$/i.test(source)

const isByHttp = (source: string) => /^(http:|ftp:)/i.test(source)

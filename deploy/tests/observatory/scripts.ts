import type { Finding, ScannedAnswer } from './finding.ts'

/** Judges where a document's scripts come from, and whether the browser verifies them. */
export function judgeScripts({ html }: Pick<ScannedAnswer, 'html'>): Finding {
  const test = 'integrity of scripts'
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/gi)].map(
    ([tag, source = '']) => ({ source, isVerified: /\bintegrity="sha(256|384|512)-/i.test(tag) }),
  )
  if (scripts.length === 0) return { test, found: 'no scripts', points: 0 }
  const foreign = scripts.filter(({ source }) => /^(https?:)?\/\//i.test(source))
  const isByHttp = foreign.some(({ source }) => source.startsWith('http:'))
  const isVerified = scripts.every((script) => script.isVerified)
  if (isVerified && !isByHttp) return { test, found: 'all verified', points: 5 }
  if (foreign.every((script) => script.isVerified) && !isByHttp) {
    return { test, found: 'our own, not verified', points: 0 }
  }
  if (isByHttp) return { test, found: 'by http', points: isVerified ? -20 : -50 }
  return { test, found: 'foreign, not verified', points: -5 }
}

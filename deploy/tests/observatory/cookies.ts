import type { Finding, ScannedAnswer } from './finding.ts'

/** Judges each cookie; the worst one counts. All of ours are treated as session cookies. */
export function judgeCookies({ cookies, headers }: ScannedAnswer): Finding {
  const test = 'cookies'
  if (cookies.length === 0) return { test, found: 'none', points: 0 }
  const isAlwaysHttps = 'strict-transport-security' in headers
  const findings = cookies.map((cookie): Finding => {
    const attributes = cookie.split(';').map((part) => part.trim().toLowerCase())
    const sameSite = attributes.find((attribute) => attribute.startsWith('samesite'))
    if (!attributes.includes('secure')) {
      return { test, found: 'by http too', points: isAlwaysHttps ? -10 : -40 }
    }
    if (!attributes.includes('httponly')) return { test, found: 'open to scripts', points: -30 }
    if (sameSite === undefined) return { test, found: 'sent from other sites', points: 0 }
    return /^samesite=(lax|strict)$/.test(sameSite)
      ? { test, found: 'closed to scripts and to other sites', points: 5 }
      : { test, found: 'of an unknown kind', points: -20 }
  })
  return findings.reduce((worst, finding) => (finding.points < worst.points ? finding : worst))
}

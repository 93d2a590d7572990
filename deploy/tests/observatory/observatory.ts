import { judgeCookies } from './cookies.ts'
import type { Finding, ScannedAnswer } from './finding.ts'
import { judgePolicy } from './policy.ts'
import { judgeScripts } from './scripts.ts'

/** Half a year, the minimum lifetime of a strict transport policy, in seconds. */
const HALF_A_YEAR_S = 15_768_000

/** Referrer policies under which another site never learns more than the origin. */
const PRIVATE_REFERRERS = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]

/**
 * Scores a response by the rules that the HTTP Observatory publishes
 * (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring): 100, minus penalties, plus bonuses if at least
 * 90 are left. The redirect from http to https is the operator's, and preload lists are not queried, so neither
 * counts here.
 */
export function score(answer: ScannedAnswer): { total: number; findings: readonly Finding[] } {
  const findings = [
    judgePolicy(answer),
    judgeCookies(answer),
    judgeSharing(answer),
    judgeReferrer(answer),
    judgeTransport(answer),
    judgeScripts(answer),
    judgeSniffing(answer),
    judgeFraming(answer),
    judgeResource(answer),
  ]
  const sum = (of: readonly Finding[]) => of.reduce((total, { points }) => total + points, 0)
  const withoutBonus = 100 + sum(findings.filter(({ points }) => points < 0))
  const bonus = sum(findings.filter(({ points }) => points > 0))
  return { total: Math.max(0, withoutBonus >= 90 ? withoutBonus + bonus : withoutBonus), findings }
}

function judgeSharing({ headers }: ScannedAnswer): Finding {
  const test = 'cross-origin sharing'
  const isShared =
    headers['access-control-allow-origin'] === '*' &&
    headers['access-control-allow-credentials'] === 'true'
  return isShared
    ? { test, found: 'everybody, with credentials', points: -50 }
    : { test, found: 'nobody, or public content', points: 0 }
}

function judgeReferrer({ headers }: ScannedAnswer): Finding {
  const test = 'referrer policy'
  const policies = headers['referrer-policy']?.split(',').map((policy) => policy.trim()) ?? []
  // The last policy that a browser knows applies.
  const policy = policies.at(-1)
  if (policy === undefined) return { test, found: 'none', points: 0 }
  if (PRIVATE_REFERRERS.includes(policy)) return { test, found: 'private', points: 5 }
  if (policy === 'no-referrer-when-downgrade') return { test, found: 'the default', points: 0 }
  return { test, found: `unsafe or unknown: ${policy}`, points: -5 }
}

function judgeTransport({ headers }: ScannedAnswer): Finding {
  const test = 'strict transport'
  const age = /(?:^|;)\s*max-age="?(\d+)"?\s*(?:;|$)/i.exec(
    headers['strict-transport-security'] ?? '',
  )?.[1]
  if (age === undefined) return { test, found: 'none', points: -20 }
  return Number(age) < HALF_A_YEAR_S
    ? { test, found: 'too short', points: -10 }
    : { test, found: 'half a year at least', points: 0 }
}

function judgeSniffing({ headers }: ScannedAnswer): Finding {
  const isOff = headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff'
  return { test: 'sniffing of types', found: isOff ? 'off' : 'on', points: isOff ? 0 : -5 }
}

function judgeFraming({ headers }: ScannedAnswer): Finding {
  const test = 'framing'
  const policy = headers['content-security-policy'] ?? ''
  if (/(?:^|;)\s*frame-ancestors\s(?!.*\*)/i.test(policy)) {
    return { test, found: 'forbidden by the content policy', points: 5 }
  }
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')
    ? { test, found: 'forbidden by X-Frame-Options', points: 0 }
    : { test, found: 'allowed', points: -20 }
}

function judgeResource({ headers }: ScannedAnswer): Finding {
  const test = 'cross-origin resource policy'
  const policy = headers['cross-origin-resource-policy']
  if (policy === undefined || policy === 'cross-origin') {
    return { test, found: policy ?? 'none', points: 0 }
  }
  return policy === 'same-origin' || policy === 'same-site'
    ? { test, found: policy, points: 10 }
    : { test, found: 'unknown', points: -5 }
}

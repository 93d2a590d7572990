import { describe, expect, it } from '@jest/globals'
import type { ScannedAnswer } from './finding.ts'
import { score } from './observatory.ts'

const answer = (changes: Partial<ScannedAnswer> = {}): ScannedAnswer => ({
  headers: { 'strict-transport-security': 'max-age=63072000', 'x-content-type-options': 'nosniff' },
  cookies: [],
  html: '',
  ...changes,
})
const pointsOf = (test: string, changes: Partial<ScannedAnswer>) =>
  score(answer(changes)).findings.find((finding) => finding.test === test)?.points

describe('the score of the Observatory', () => {
  it('takes what is missing off a hundred', () => {
    expect(score({ headers: {}, cookies: [], html: '' }).total).toBe(100 - 25 - 20 - 5 - 20)
  })

  it('gives a bonus only where ninety are left', () => {
    const headers = {
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    }
    expect(score({ headers, cookies: [], html: '' }).total).toBe(30)
  })

  it.each([
    ["default-src 'none'; script-src 'self'", 10],
    ["default-src 'self'", 5],
    ["default-src 'self'; style-src 'unsafe-inline'", 0],
    ["default-src 'self'; script-src 'unsafe-inline' 'nonce-x'", 5],
    ["default-src 'self'; script-src 'unsafe-inline'", -20],
    ["default-src 'self'; script-src 'self' 'unsafe-eval'", -10],
    ["script-src 'self' https:", -20],
    ["default-src 'self'; frame-src http://maps.example", -20],
    ["default-src 'self'; img-src http:", -10],
  ])('judges the policy %s by %d', (policy, points) => {
    expect(pointsOf('content policy', { headers: { 'content-security-policy': policy } })).toBe(
      points,
    )
  })

  it.each([
    ['a=1; Secure; HttpOnly; SameSite=Lax', 5],
    ['a=1; Secure; HttpOnly', 0],
    ['a=1; Secure; HttpOnly; SameSite=None', -20],
    ['a=1; Secure', -30],
    ['a=1; HttpOnly', -40],
  ])('judges the cookie %s by %d', (cookie, points) => {
    expect(pointsOf('cookies', { headers: {}, cookies: [cookie] })).toBe(points)
  })

  it.each([
    ['<script src="/a.js" integrity="sha384-x"></script>', 5],
    ['<script src="/a.js"></script>', 0],
    ['<script src="https://cdn.example/a.js"></script>', -5],
    ['<script src="http://cdn.example/a.js"></script>', -50],
  ])('judges %s by %d', (html, points) => {
    expect(pointsOf('integrity of scripts', { html })).toBe(points)
  })

  it.each<[string, Record<string, string>, number]>([
    ['framing', { 'x-frame-options': 'DENY' }, 0],
    ['framing', { 'content-security-policy': "frame-ancestors 'none'" }, 5],
    ['framing', {}, -20],
    ['strict transport', { 'strict-transport-security': 'max-age=1000' }, -10],
    ['referrer policy', { 'referrer-policy': 'unsafe-url' }, -5],
    ['cross-origin resource policy', { 'cross-origin-resource-policy': 'cross-origin' }, 0],
  ])('judges %s of %j by %d', (test, headers, points) => {
    expect(pointsOf(test, { headers })).toBe(points)
  })
})

import { createHmac, timingSafeEqual } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import * as v from 'valibot'

/** Injection token of the secret that all processes of the API share. */
export const STORY_PREVIEW_SECRET = Symbol('story preview secret')

/** Long enough to look at three widths and to ask a colleague, in milliseconds. */
const VALID_MS = 60 * 60_000

const Claim = v.tuple([v.literal('story'), v.number(), v.number()])

/** Signs who may read a story before it is published. */
@Injectable()
export class StoryPreview {
  constructor(@Inject(STORY_PREVIEW_SECRET) private readonly secret: string) {}

  /** A token for one story; it is good for an hour. */
  sign(id: number, now = Date.now()): string {
    const claim = JSON.stringify(['story', id, now + VALID_MS] satisfies v.InferOutput<
      typeof Claim
    >)
    const payload = Buffer.from(claim).toString('base64url')
    return `${payload}.${this.signature(payload)}`
  }

  /** The story that a token is for; null for one that is forged or over. */
  read(token: string, now = Date.now()): number | null {
    const [payload = '', signature = ''] = token.split('.')
    const given = Buffer.from(signature)
    const expected = Buffer.from(this.signature(payload))
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
    const claim: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    const [, id, until] = v.parse(Claim, claim)
    return now < until ? id : null
  }

  private signature(payload: string): string {
    // The same secret signs other things; none of them begins so.
    return createHmac('sha256', this.secret)
      .update(`preview of content\n${payload}`)
      .digest('base64url')
  }
}

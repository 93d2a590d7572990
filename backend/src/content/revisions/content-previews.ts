import { createHmac, timingSafeEqual } from 'node:crypto'
import { Inject, Injectable, NotFoundException } from '@nestjs/common'
import * as v from 'valibot'
import type { ContentFields, ContentKind, PublishedRow } from './content-kind.ts'
import { ContentReader } from './content-reader.ts'

/** Injection token of the secret that all processes of the API share. */
export const CONTENT_PREVIEW_SECRET = Symbol('content preview secret')

/** Long enough to look at three widths and to ask a colleague, in milliseconds. */
const VALID_MS = 60 * 60_000

const Claim = v.tuple([v.string(), v.number(), v.number()])

/** A record that may be read before it is published. */
export interface PreviewedRecord {
  readonly part: string
  readonly id: number
}

/** Who may read a record before it is published: who has the address of its preview, for an hour. */
@Injectable()
export class ContentPreviews {
  constructor(
    private readonly reader: ContentReader,
    @Inject(CONTENT_PREVIEW_SECRET) private readonly secret: string,
  ) {}

  /** Path of the page that shows a record as it is written now. @throws NotFoundException */
  async addressOf(kind: ContentKind, id: number): Promise<string> {
    const path = kind.pathOf(await this.reader.rowAsWritten(kind, id))
    return `${path}${path.includes('?') ? '&' : '?'}preview=${this.sign({ part: kind.part, id })}`
  }

  /**
   * The row as visitors would read it; null where the preview is of another kind, which this one does not change.
   *
   * @throws NotFoundException when the token is forged or over, or the record was deleted.
   */
  async rowOf<Row extends PublishedRow>(
    kind: ContentKind<ContentFields, Row>,
    token: string,
  ): Promise<Row | null> {
    const record = this.read(token)
    if (!record) throw new NotFoundException('This preview is over')
    return record.part === kind.part ? this.reader.rowAsWritten(kind, record.id) : null
  }

  /** A token for one record; it is good for an hour. */
  sign({ part, id }: PreviewedRecord, now = Date.now()): string {
    const claim: v.InferOutput<typeof Claim> = [part, id, now + VALID_MS]
    const payload = Buffer.from(JSON.stringify(claim)).toString('base64url')
    return `${payload}.${this.signature(payload)}`
  }

  /** The record that a token is for; null for one that is forged or over. */
  read(token: string, now = Date.now()): PreviewedRecord | null {
    const [payload = '', signature = ''] = token.split('.')
    const given = Buffer.from(signature)
    const expected = Buffer.from(this.signature(payload))
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
    const claim: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    const [part, id, until] = v.parse(Claim, claim)
    return now < until ? { part, id } : null
  }

  private signature(payload: string): string {
    // The same secret signs other things; none of them begins so.
    return createHmac('sha256', this.secret)
      .update(`preview of content\n${payload}`)
      .digest('base64url')
  }
}

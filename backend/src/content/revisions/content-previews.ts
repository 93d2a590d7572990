import { createHmac, timingSafeEqual } from 'node:crypto'
import { Inject, Injectable, NotFoundException } from '@nestjs/common'
import * as v from 'valibot'
import type { ContentFields, ContentKind, PublishedRow } from './content-kind.ts'
import { ContentReader } from './content-reader.ts'

/** Injection token of the secret that all processes of the API share. */
export const CONTENT_PREVIEW_SECRET = Symbol('content preview secret')

/** Lifetime of a preview, in milliseconds. It is enough to look at three widths and to ask a colleague. */
const VALID_MS = 60 * 60_000

const Claim = v.tuple([v.string(), v.number(), v.number()])

/** A record that can be previewed before it is published. */
export interface PreviewedRecord {
  readonly part: string
  readonly id: number
}

/** Previews of records before they are published. Anybody with the address of a preview can read it for an hour. */
@Injectable()
export class ContentPreviews {
  constructor(
    private readonly reader: ContentReader,
    @Inject(CONTENT_PREVIEW_SECRET) private readonly secret: string,
  ) {}

  /** Returns the path of the page that previews a record as currently drafted. @throws NotFoundException */
  async addressOf(kind: ContentKind, id: number): Promise<string> {
    const path = kind.pathOf(await this.reader.rowAsWritten(kind, id))
    return `${path}${path.includes('?') ? '&' : '?'}preview=${this.sign({ part: kind.part, id })}`
  }

  /**
   * Returns the row as visitors would read it; null if the preview is of another kind, and so does not affect this one.
   *
   * @throws NotFoundException if the token is forged or expired, or the record was deleted.
   */
  async rowOf<Row extends PublishedRow>(
    kind: ContentKind<ContentFields, Row>,
    token: string,
  ): Promise<Row | null> {
    const record = this.read(token)
    if (!record) throw new NotFoundException('This preview is over')
    return record.part === kind.part ? this.reader.rowAsWritten(kind, record.id) : null
  }

  /** Makes a token for one record, which is valid for an hour. */
  sign({ part, id }: PreviewedRecord, now = Date.now()): string {
    const claim: v.InferOutput<typeof Claim> = [part, id, now + VALID_MS]
    const payload = Buffer.from(JSON.stringify(claim)).toString('base64url')
    return `${payload}.${this.signature(payload)}`
  }

  /** Returns the record of a token; null if the token is forged or expired. */
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
    // The same secret signs other things, but none of them starts like this.
    return createHmac('sha256', this.secret)
      .update(`preview of content\n${payload}`)
      .digest('base64url')
  }
}

import {
  BadRequestException,
  Injectable,
  PayloadTooLargeException,
  UnsupportedMediaTypeException,
} from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { MAX_PICTURE_BYTES } from 'shared-contracts/desk/media'
import { callerOf } from '../../accounts/sessions/desk-guard.ts'
import { TooManyRequestsException } from '../../foundation/http/too-many-requests.exception.ts'

/**
 * Maximum number of uploads at once per account. Each is held in memory whole until it is stored, and may take minutes:
 * pictures are drawn one at a time.
 */
const MOST_AT_ONCE = 3

/** Time after which an account with too many uploads may retry, in seconds. */
const RETRY_AFTER_S = 10

/** Takes in uploaded pictures, once the sender is known. */
@Injectable()
export class PictureUploads {
  private readonly running = new Map<number, number>()

  /**
   * Reads a picture and stores it. It counts as one of the account's uploads until it is stored.
   *
   * @throws UnsupportedMediaTypeException when it is no picture.
   * @throws PayloadTooLargeException when it is too large, by its Content-Length or by what arrived.
   * @throws TooManyRequestsException when the same account is sending too many others.
   * @throws BadRequestException when it breaks off.
   */
  async store<Stored>(
    request: FastifyRequest,
    store: (original: Buffer) => Promise<Stored>,
  ): Promise<Stored> {
    const { body } = request
    if (!(body instanceof Readable)) {
      throw new UnsupportedMediaTypeException('Send a JPEG, PNG, WebP or AVIF')
    }
    if (Number(request.headers['content-length'] ?? 0) > MAX_PICTURE_BYTES) throw tooLarge()
    const { accountId } = callerOf(request)
    const others = this.running.get(accountId) ?? 0
    if (others >= MOST_AT_ONCE) throw new TooManyRequestsException(RETRY_AFTER_S)
    this.running.set(accountId, others + 1)
    try {
      return await store(await collect(body))
    } finally {
      const left = (this.running.get(accountId) ?? 1) - 1
      if (left > 0) this.running.set(accountId, left)
      else this.running.delete(accountId)
    }
  }
}

async function collect(body: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > MAX_PICTURE_BYTES) throw tooLarge()
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof PayloadTooLargeException) throw error
    throw new BadRequestException('The picture broke off', { cause: error })
  }
  return Buffer.concat(parts)
}

const tooLarge = () =>
  new PayloadTooLargeException(`A picture may have ${MAX_PICTURE_BYTES / 1_000_000} MB`)

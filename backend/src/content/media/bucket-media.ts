import { addAbortSignal, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { contentHeaders } from 'shared-server/release-store/content-headers'
import { openBucket } from 'shared-server/release-store/open-bucket'
import type { MediaFiles } from './media-files.ts'

/** Timeout for one file, in milliseconds. It is shorter than the ten seconds that an edge waits for a response. */
const TIME_LIMIT_MS = 8_000

/** Pictures in a bucket of an S3-compatible store. */
export async function bucketMedia(address: string, endpoint?: string): Promise<MediaFiles> {
  const { client, bucket, prefix } = await openBucket(address, endpoint)
  const placeOf = (name: string) => ({ Bucket: bucket, Key: prefix + name })
  const limit = () => AbortSignal.timeout(TIME_LIMIT_MS)
  return {
    async put(name, content) {
      const command = new PutObjectCommand({
        ...placeOf(name),
        Body: content,
        ...contentHeaders(name),
      })
      await client.send(command, { abortSignal: limit() })
    },
    async read(name) {
      const abortSignal = limit()
      try {
        const { Body } = await client.send(new GetObjectCommand(placeOf(name)), { abortSignal })
        if (!(Body instanceof Readable)) throw new Error(`${name} has no content`)
        return await buffer(addAbortSignal(abortSignal, Body))
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(placeOf(name)), { abortSignal: limit() })
    },
  }
}

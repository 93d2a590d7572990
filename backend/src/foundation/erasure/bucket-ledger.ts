import { DeleteObjectsCommand, paginateListObjectsV2, PutObjectCommand } from '@aws-sdk/client-s3'
import { openBucket } from 'shared-server/release-store/open-bucket'
import type { ErasureLedger } from './erasure-ledger.ts'

/** Maximum objects that one call can remove. */
const DELETE_LIMIT = 1_000

/** A ledger of empty objects in a bucket. */
export async function bucketLedger(address: string, endpoint?: string): Promise<ErasureLedger> {
  const { client, bucket, prefix } = await openBucket(address, endpoint)
  return {
    async add(name) {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: prefix + name, ContentLength: 0 }),
      )
    },
    async list() {
      const names: string[] = []
      const question = { Bucket: bucket, Prefix: prefix, Delimiter: '/' }
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, question)) {
        names.push(...Contents.map(({ Key = '' }) => Key.slice(prefix.length)))
      }
      return names
    },
    async remove(names) {
      for (let start = 0; start < names.length; start += DELETE_LIMIT) {
        const Objects = names
          .slice(start, start + DELETE_LIMIT)
          .map((name) => ({ Key: prefix + name }))
        const command = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects } })
        const [failure] = (await client.send(command)).Errors ?? []
        if (failure) throw new Error(`${failure.Key} was not removed: ${failure.Message}`)
      }
    },
  }
}

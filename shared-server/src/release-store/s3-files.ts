import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { contentHeaders } from './content-headers.ts'
import { filesBelow } from './files-below.ts'
import { inParallel } from './in-parallel.ts'
import type { S3Place } from './open-bucket.ts'
import { readDescription } from './read-bounded.ts'
import { DESCRIPTION_FILE, type ReleaseFiles, type ReleaseName } from './release-files.ts'

/** Maximum number of objects that one call can remove. */
const DELETE_LIMIT = 1_000

/** Folder for incomplete uploads; no version can have this name. */
const STAGED = '.staged'

/** Stores releases in a bucket of an S3-compatible store: `<prefix><name>/<version>/`. */
export function s3Files(client: S3Client, { bucket, prefix }: S3Place): ReleaseFiles {
  const placeOf = ({ name, version }: ReleaseName) => `${prefix}${name}/${version}/`
  /** Below the remote's own prefix, so that a team's account needs access to no other. */
  const stagingPlaceOf = (name: string) => `${prefix}${name}/${STAGED}/`

  /** @param before limits the result to objects that were stored earlier. */
  async function objectsBelow(place: string, before?: Date) {
    const objects: { readonly key: string; readonly bytes: number }[] = []
    for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: place })) {
      for (const { Key, Size = Infinity, LastModified } of page.Contents ?? []) {
        const isMeant = !before || (LastModified && LastModified < before)
        if (Key !== undefined && isMeant) objects.push({ key: Key, bytes: Size })
      }
    }
    return objects
  }

  const keysBelow = async (place: string, before?: Date) =>
    (await objectsBelow(place, before)).map(({ key }) => key)

  async function remove(keys: readonly string[]): Promise<void> {
    for (let start = 0; start < keys.length; start += DELETE_LIMIT) {
      const Objects = keys.slice(start, start + DELETE_LIMIT).map((Key) => ({ Key }))
      const command = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects } })
      const [failure] = (await client.send(command)).Errors ?? []
      if (failure) throw new Error(`${failure.Key} was not removed: ${failure.Message}`)
    }
  }

  const removeBelow = async (place: string, before?: Date) => remove(await keysBelow(place, before))

  const copy = (from: string, to: string) =>
    client.send(
      new CopyObjectCommand({
        Bucket: bucket,
        Key: to,
        CopySource: encodeURI(`${bucket}/${from}`),
      }),
    )

  async function get(key: string): Promise<Readable> {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
    if (!(Body instanceof Readable)) throw new Error(`${key} has no content`)
    return Body
  }

  return {
    async stage(release, source, onFile) {
      const files = await filesBelow(source)
      const staged = `${stagingPlaceOf(release.name)}${randomUUID()}/`
      const discard = () => removeBelow(staged)
      try {
        await inParallel(files, async (file) => {
          const body = await readFile(join(source, file))
          const target = { Bucket: bucket, Key: staged + file, Body: body, ...contentHeaders(file) }
          await client.send(new PutObjectCommand(target))
          onFile?.(file, body.length)
        })
      } catch (error) {
        await discard()
        throw error
      }
      return {
        async keep() {
          const place = placeOf(release)
          // Objects that are already there were left by an attempt that was cut off.
          await removeBelow(place)
          await inParallel(files.slice(0, -1), (file) => copy(staged + file, place + file))
          for (const last of files.slice(-1)) await copy(staged + last, place + last)
          await discard()
        },
        discard,
      }
    },

    async removeLeftovers(before, name) {
      const place = name === undefined ? prefix : stagingPlaceOf(name)
      const keys = await keysBelow(place, before)
      await remove(keys.filter((key) => key.includes(`/${STAGED}/`)))
    },

    async description(release) {
      try {
        return await readDescription(await get(placeOf(release) + DESCRIPTION_FILE))
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },

    async list(name) {
      const place = `${prefix}${name}/`
      const versions = new Set<string>()
      const question = { Bucket: bucket, Prefix: place, Delimiter: '/' }
      for await (const page of paginateListObjectsV2({ client }, question)) {
        for (const { Prefix } of page.CommonPrefixes ?? []) {
          if (Prefix) versions.add(Prefix.slice(place.length, -1))
        }
      }
      versions.delete(STAGED)
      return [...versions].sort()
    },

    remove: (release, before) => removeBelow(placeOf(release), before),

    async sizes(release) {
      const place = placeOf(release)
      const objects = await objectsBelow(place)
      return new Map(objects.map(({ key, bytes }) => [key.slice(place.length), bytes]))
    },

    open: (release, file) => get(placeOf(release) + file),
  }
}

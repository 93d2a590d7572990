import { randomBytes } from 'node:crypto'
import { HttpStatus, Injectable } from '@nestjs/common'
import type { ListQuery } from 'shared-contracts/desk/list'
import type { Picture as PictureAnswer, PictureFields } from 'shared-contracts/desk/media'
import { DataSource } from 'typeorm'
import { writeAudit, type AuditActor } from '../../foundation/audit/audit-log.ts'
import { containing } from '../../foundation/database/containing.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { DetailedException } from '../../foundation/http/detailed.exception.ts'
import { notFound } from '../../foundation/http/record-id.ts'
import { ContentKinds } from '../revisions/content-kinds.ts'
import { ContentReader } from '../revisions/content-reader.ts'
import { MediaStore } from './media-store.ts'
import { makePictureFiles, WIDTHS } from './picture-files.ts'
import { addressOf } from './picture-address.ts'
import { digestsOf } from './picture-digests.ts'
import { Picture } from './picture.entity.ts'
import { usesOf } from './picture-uses.ts'

/** Pictures of the desk. */
@Injectable()
export class Pictures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly store: MediaStore,
    private readonly kinds: ContentKinds,
    private readonly reader: ContentReader,
  ) {}

  /** Lists pictures, newest first unless another order is requested. */
  async page({ page, perPage, q, sort, order }: ListQuery) {
    const query = this.dataSource.manager
      .createQueryBuilder(Picture, 'picture')
      .orderBy(
        sort === 'name' ? 'picture.name' : 'picture.updatedAt',
        sort && order === 'asc' ? 'ASC' : 'DESC',
      )
      .addOrderBy('picture.id', 'DESC')
      .offset((page - 1) * perPage)
      .limit(perPage)
    if (q) query.where(...containing(['picture.name', 'picture.alt'], q))
    const [pictures, total] = await query.getManyAndCount()
    const items: PictureAnswer[] = []
    for (const picture of pictures) items.push(await this.answer(picture))
    return { items, total }
  }

  /** @throws NotFoundException when there is no such picture. */
  async open(id: number): Promise<PictureAnswer> {
    return this.answer(await this.find(id))
  }

  /** Stores a picture. Its files come first, so that its address is never without them. */
  async add(original: Buffer, name: string, caller: AuditActor): Promise<PictureAnswer> {
    const { width, height, files } = await makePictureFiles(original)
    const file = randomBytes(8).toString('hex')
    const digests = digestsOf(files)
    try {
      for (const [end, content] of files) await this.store.put(`${file}-${end}`, content)
      await this.transactions.run(async (manager) => {
        const picture = manager.create(Picture, {
          ...{ file, digests, name, width, height, alt: '', focalX: 0.5, focalY: 0.5 },
          ...{ revision: 1, updatedAt: new Date(), updatedBy: caller.actor },
        })
        await manager.insert(Picture, picture)
        await writeAudit(manager, caller, 'picture changed', `picture ${picture.id} sent: ${name}`)
      })
    } catch (error) {
      await this.giveUp(file)
      throw error
    }
    return this.answer(await this.dataSource.manager.findOneByOrFail(Picture, { file }))
  }

  /** Removes the files of a picture that was not stored. Of one that was, only the answer was lost. */
  private async giveUp(file: string): Promise<void> {
    const mayBeStored = await this.dataSource.manager.existsBy(Picture, { file }).catch(() => true)
    if (!mayBeStored) await this.removeFiles(file)
  }

  async save(
    id: number,
    expected: number,
    { alt, focalPoint }: PictureFields,
    caller: AuditActor,
  ): Promise<PictureAnswer> {
    const isSaved = await this.transactions.run(async (manager) => {
      const change = { alt, focalX: focalPoint.x, focalY: focalPoint.y }
      const { affected } = await manager.update(
        Picture,
        { id, revision: expected },
        { ...change, revision: expected + 1, updatedAt: new Date(), updatedBy: caller.actor },
      )
      if (affected !== 1) return false
      await writeAudit(manager, caller, 'picture changed', `picture ${id} described: ${alt}`)
      return true
    })
    if (!isSaved) throw await this.conflict(id)
    // Pages that show the picture crop it around its focal point.
    for (const kind of this.kinds.all) this.kinds.changed(kind.part)
    return this.open(id)
  }

  /** @throws DetailedException 409 with its uses, for a picture in use. */
  async remove(id: number, expected: number, caller: AuditActor): Promise<void> {
    const { file, name } = await this.find(id)
    for (const kind of this.kinds.all) await this.reader.takeOverNew(kind)
    const isRemoved = await this.transactions.run(async (manager) => {
      // Lock the picture first by deleting it. A record that begins to show it has either committed, and is found
      // below, or finds it gone.
      const { affected } = await manager.delete(Picture, { id, revision: expected })
      if (affected !== 1) return false
      const uses = await usesOf(manager, addressOf(file))
      if (uses.length > 0) {
        const where = uses.map(({ title }) => title).join(', ')
        throw new DetailedException(`The picture is shown: ${where}`, HttpStatus.CONFLICT, { uses })
      }
      await writeAudit(manager, caller, 'picture changed', `picture ${id} deleted: ${name}`)
      return true
    })
    if (!isRemoved) throw await this.conflict(id)
    await this.removeFiles(file)
  }

  /** The files are no longer served. A file that cannot be removed now is logged, and is no failure. */
  private async removeFiles(file: string): Promise<void> {
    await Promise.allSettled(
      WIDTHS.flatMap((width) =>
        ['avif', 'webp'].map((type) => this.store.remove(`${file}-${width}.${type}`)),
      ),
    )
  }

  private async find(id: number): Promise<Picture> {
    const picture = await this.dataSource.manager.findOneBy(Picture, { id })
    if (!picture) throw notFound('picture')
    return picture
  }

  private async conflict(id: number): Promise<DetailedException> {
    const current = await this.open(id)
    const message = `This picture has changed: its revision is ${current.revision} now`
    return new DetailedException(message, HttpStatus.CONFLICT, { current })
  }

  private async answer(picture: Picture): Promise<PictureAnswer> {
    const { id, file, name, width, height, alt, focalX, focalY } = picture
    const { revision, updatedAt, updatedBy } = picture
    const address = addressOf(file)
    const uses = (await usesOf(this.dataSource.manager, address)).length
    return {
      ...{ id, address, name, width, height, widths: [...WIDTHS], alt, uses },
      focalPoint: { x: focalX, y: focalY },
      ...{ revision, updatedAt: updatedAt.toISOString(), updatedBy },
    }
  }
}

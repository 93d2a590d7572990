import { BadRequestException, Injectable, UnprocessableEntityException } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import * as v from 'valibot'
import { isUniqueViolation } from '../../foundation/database/database-unavailable.ts'
import { sha256 } from '../../foundation/database/sha256.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { IdempotencyKey } from './idempotency-key.entity.ts'

/** Valid values of `Idempotency-Key`; usually a UUID. */
const KEY = /^[\x20-\x7e]{1,200}$/

export interface IdempotentWrite<Schema extends v.GenericSchema> {
  /** Name of the endpoint: the same key at two endpoints means two different things. */
  readonly scope: string
  /** Header `Idempotency-Key`; without it, the work is done unconditionally. */
  readonly key: string | undefined
  /** The parsed body, so that spelling and order of its JSON do not matter. */
  readonly body: object
  readonly answerSchema: Schema
  readonly work: (manager: EntityManager) => Promise<v.InferOutput<Schema>>
}

/** Does the work of a key once, however many requests carry it, in sequence or concurrently. */
@Injectable()
export class IdempotentWrites {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @returns the result of the work, or the stored one if the key was used with the same body.
   * @throws BadRequestException for an invalid key; UnprocessableEntityException for a key that was used with another
   * body.
   */
  async run<Schema extends v.GenericSchema>(
    write: IdempotentWrite<Schema>,
  ): Promise<v.InferOutput<Schema>> {
    const { scope, key, body, answerSchema, work } = write
    if (key === undefined) return this.transactions.run(work)
    if (!KEY.test(key)) throw new BadRequestException('The Idempotency-Key is not valid')

    const keyHash = sha256(`${scope} ${key}`)
    const bodyHash = sha256(JSON.stringify(body))
    const repeat = () => this.storedAnswer(keyHash, bodyHash, answerSchema)
    return (await repeat()) ?? this.first({ keyHash, bodyHash, work, repeat })
  }

  /** Claims the key by the unique index before the work; a request that loses the race reads the winner's result. */
  private async first<Answer>({
    keyHash,
    bodyHash,
    work,
    repeat,
  }: {
    keyHash: string
    bodyHash: string
    work: (manager: EntityManager) => Promise<Answer>
    repeat: () => Promise<Answer | undefined>
  }): Promise<Answer> {
    try {
      return await this.transactions.run(async (manager) => {
        const claim = { keyHash, bodyHash, answer: '', createdAt: new Date() }
        await manager.insert(IdempotencyKey, claim)
        const answer = await work(manager)
        await manager.update(IdempotencyKey, { keyHash }, { answer: JSON.stringify(answer) })
        return answer
      })
    } catch (error) {
      const answer = isUniqueViolation(error) ? await repeat() : undefined
      if (answer === undefined) throw error
      return answer
    }
  }

  private async storedAnswer<Schema extends v.GenericSchema>(
    keyHash: string,
    bodyHash: string,
    answerSchema: Schema,
  ): Promise<v.InferOutput<Schema> | undefined> {
    const stored = await this.dataSource.manager.findOneBy(IdempotencyKey, { keyHash })
    if (!stored) return undefined
    if (stored.bodyHash !== bodyHash) {
      throw new UnprocessableEntityException('This Idempotency-Key was used with another body')
    }
    return v.parse(answerSchema, JSON.parse(stored.answer))
  }
}

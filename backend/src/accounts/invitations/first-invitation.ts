import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { DataSource } from 'typeorm'
import * as v from 'valibot'
import { Background } from '../../foundation/concurrency/background.ts'
import { SharedRun } from '../../foundation/concurrency/shared-run.ts'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { randomToken } from '../../foundation/config/load-secret.ts'
import type { OriginConfig } from '../../foundation/config/public-origin.ts'
import { isUniqueViolation } from '../../foundation/database/database-unavailable.ts'
import { sha256 } from '../../foundation/database/sha256.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { User } from '../users/user.entity.ts'
import { Invitation } from './invitation.entity.ts'
import { invitationAddress } from './invite.ts'

/** File in DATA_DIR that holds the address until it is used; `npm start` prints it. */
const FILE = 'desk-invitation'
/** How often a process checks whether another one has used the invitation, in milliseconds. */
const EVERY_MS = 60_000

const Missing = v.object({ code: v.literal('ENOENT') })
const AlreadyThere = v.object({ code: v.literal('EEXIST') })

/**
 * Invites the first administrator of an installation that has no account. Of several processes, only one makes the
 * invitation. Only its file contains the address.
 */
@Injectable()
export class FirstInvitation implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstInvitation.name)
  private readonly round = new SharedRun()
  private isOver = false

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly background: Background,
    @Inject(CONFIG) private readonly config: OriginConfig & Pick<Config, 'DATA_DIR'>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.run()
    this.background.every(EVERY_MS, () => this.run())
    this.background.awaitAtEnd(() => this.round.settle())
  }

  /** Makes the invitation if there is no account, and removes the file once there is one; never rejects. */
  async run(): Promise<void> {
    if (this.isOver) return
    await this.round.start(() =>
      this.keepInvitation().catch((error: unknown) => {
        this.logger.warn(
          { err: error },
          'The first administrator cannot be invited now: node backend/dist/commands/invite.js does it',
        )
      }),
    )
  }

  private async keepInvitation(): Promise<void> {
    if (await this.dataSource.manager.exists(User)) {
      await rm(this.file, { force: true })
      this.isOver = true
      return
    }
    const { manager } = this.dataSource
    const known = await manager.findOneBy(Invitation, { slot: 'first' })
    const tokenHash = known?.tokenHash ?? (await this.make())
    const token = await this.tokenOfFile()
    // Another process made the invitation and wrote its address to a folder of its own.
    if (token !== null && sha256(token) !== tokenHash) await rm(this.file, { force: true })
  }

  /** @returns the token hash of the invitation that now exists, made by this process or another one. */
  private async make(): Promise<string> {
    await this.writeFile()
    const tokenHash = sha256((await this.tokenOfFile()) ?? '')
    try {
      await this.transactions.run((manager) =>
        manager.insert(Invitation, {
          tokenHash,
          slot: 'first',
          name: '',
          role: 'administrator',
          createdAt: new Date(),
          expiresAt: null,
          invitedBy: 'installation',
        }),
      )
      return tokenHash
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      const { manager } = this.dataSource
      const other = await manager.findOneByOrFail(Invitation, { slot: 'first' })
      return other.tokenHash
    }
  }

  /** Links a complete file into place, so that processes sharing the folder read the same address. */
  private async writeFile(): Promise<void> {
    const { DATA_DIR: folder } = this.config
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const draft = join(folder, `${FILE}-${randomUUID()}`)
    await writeFile(draft, `${invitationAddress(randomToken(), this.config)}\n`, { mode: 0o600 })
    try {
      await link(draft, this.file)
    } catch (error) {
      if (!v.is(AlreadyThere, error)) throw error
    } finally {
      await rm(draft)
    }
  }

  /** Reads the token from the address in the file; null if there is none. */
  private async tokenOfFile(): Promise<string | null> {
    try {
      const address = (await readFile(this.file, 'utf8')).trim()
      return new URL(address).searchParams.get('token')
    } catch (error) {
      if (v.is(Missing, error)) return null
      throw error
    }
  }

  private get file(): string {
    return join(this.config.DATA_DIR, FILE)
  }
}

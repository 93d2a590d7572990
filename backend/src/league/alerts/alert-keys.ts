import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { DataSource } from 'typeorm'
import webPush from 'web-push'
import { Sealer } from '../../accounts/sealing/sealer.ts'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { isUniqueViolation } from '../../foundation/database/database-unavailable.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { ALERT_KEY_ID, AlertKeyPair } from './alert-key.entity.ts'

const PURPOSE = 'alert key'

/** The keys, and the contact address that push services can write to about them. */
export interface VapidKeys {
  readonly subject: string
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * VAPID keys with which browsers subscribe. They are generated once and kept in the database, because all processes of
 * an installation send to the same subscriptions. The private key is sealed.
 */
@Injectable()
export class AlertKeys implements OnApplicationBootstrap {
  private readonly logger = new Logger(AlertKeys.name)
  private keys: VapidKeys | null = null
  /** Whether it was already logged that the private key cannot be opened. */
  private isForeign = false

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sealer: Sealer,
    @Inject(CONFIG) private readonly config: Pick<Config, 'NOTIFY_TO'>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.read()
    } catch (error) {
      // The API also starts without its database; later calls read the keys again.
      this.logger.warn({ err: error }, 'The keys of alerts could not be read')
    }
  }

  async publicKey(): Promise<string> {
    return (await this.stored()).publicKey
  }

  /** Reads the keys. Null if the private key was sealed by another `DESK_KEY`, which is logged. */
  async read(): Promise<VapidKeys | null> {
    if (this.keys) return this.keys
    const stored = await this.stored()
    const { publicKey } = stored
    const privateKey = this.sealer.open(stored.privateKey, PURPOSE)
    if (privateKey === null) {
      if (!this.isForeign) {
        this.logger.error(
          'The key of alerts was sealed by another DESK_KEY: this process sends none',
        )
      }
      this.isForeign = true
      return null
    }
    if (!this.sealer.isCurrent(stored.privateKey)) {
      const sealed = this.sealer.seal(privateKey, PURPOSE)
      const { privateKey: before } = stored
      await this.transactions.run((manager) =>
        manager.update(
          AlertKeyPair,
          { id: ALERT_KEY_ID, privateKey: before },
          { privateKey: sealed },
        ),
      )
    }
    this.keys = { subject: `mailto:${this.config.NOTIFY_TO}`, publicKey, privateKey }
    return this.keys
  }

  private async stored(): Promise<AlertKeyPair> {
    const { manager } = this.dataSource
    const known = await manager.findOneBy(AlertKeyPair, { id: ALERT_KEY_ID })
    if (known) return known
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    const made = { id: ALERT_KEY_ID, publicKey, privateKey: this.sealer.seal(privateKey, PURPOSE) }
    try {
      await this.transactions.run((writer) => writer.insert(AlertKeyPair, made))
    } catch (error) {
      // Another process was first.
      if (!isUniqueViolation(error)) throw error
    }
    return manager.findOneByOrFail(AlertKeyPair, { id: ALERT_KEY_ID })
  }
}

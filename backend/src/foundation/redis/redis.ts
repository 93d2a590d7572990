import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common'
import type { createClient } from '@redis/client'
import { CONFIG, type Config } from '../config/config.ts'

/** Timeout of requests to Redis, in milliseconds. */
const LIMIT_MS = 250
/** Pause after a timeout, in which Redis is not asked, in milliseconds. */
const REST_MS = 5_000
const MAX_RECONNECT_MS = 5_000
/** Maximum number of commands that wait for a frozen server. */
const MAX_WAITING = 1_000

const LATE = Symbol('late')

export type RedisClient = ReturnType<typeof createClient>

/**
 * Shares short-lived state between the API's processes. Nothing depends on it: without a responding Redis, each
 * process relies on its own state.
 */
@Injectable()
export class Redis implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Redis.name)
  private readonly url: string | undefined
  private client: RedisClient | undefined
  private readonly listeners = new Map<string, () => void>()
  private isAway = false
  private restUntil = 0

  constructor(@Inject(CONFIG) { REDIS_URL }: Config) {
    this.url = REDIS_URL
  }

  /** Connects in the background: the start of the API does not wait for Redis. */
  async onModuleInit(): Promise<void> {
    if (this.url === undefined) return
    // Loaded on demand, so that its hundreds of modules cost nothing without a Redis.
    const { createClient } = await import('@redis/client')
    this.client = createClient({
      url: this.url,
      disableOfflineQueue: true,
      commandsQueueMaxLength: MAX_WAITING,
      socket: {
        connectTimeout: 2_000,
        reconnectStrategy: (attempts) => Math.min(100 * 2 ** attempts, MAX_RECONNECT_MS),
      },
    })
    this.client.on('error', (error: Error) => this.lost(error))
    this.client.on('ready', () => {
      this.found()
      this.subscribe()
    })
    // Listeners handle lost connections; this rejects only when the process ends first.
    this.client.connect().catch(() => undefined)
  }

  onApplicationShutdown(): void {
    this.client?.destroy()
  }

  /** Whether a Redis is configured. */
  get isConfigured(): boolean {
    return this.url !== undefined
  }

  /** Sends a command. @returns undefined if Redis fails or does not answer in time. */
  async ask<Answer>(
    question: (client: RedisClient) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    if (!this.client?.isReady || performance.now() < this.restUntil) return undefined
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<typeof LATE>((resolve) => {
      // Read an answer that arrived while this process was busy before giving up.
      timer = setTimeout(() => setImmediate(() => resolve(LATE)), LIMIT_MS)
    })
    try {
      const answer = await Promise.race([question(this.client), limit])
      if (answer === LATE) {
        this.restUntil = performance.now() + REST_MS
        throw new Error('Redis does not answer')
      }
      this.found()
      return answer
    } catch (error) {
      this.lost(error)
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }

  /** Publishes a message. Resolves once it is sent, or cannot be. */
  async tell(topic: string): Promise<void> {
    await this.ask((client) => client.publish(topic, ''))
  }

  /** Calls the listener on each message of the topic, including those of this process. */
  hear(topic: string, listener: () => void): void {
    this.listeners.set(topic, listener)
  }

  /** Subscribes again after a lost connection; harmless if the client has already done so. */
  private subscribe(): void {
    for (const [topic, listener] of this.listeners) {
      this.client?.subscribe(topic, listener).catch((error: unknown) => this.lost(error))
    }
  }

  /** Logs one line when Redis is lost and one when it is back, regardless of the number of attempts. */
  private lost(error: unknown): void {
    if (this.isAway) return
    this.isAway = true
    this.logger.warn({ err: error }, 'Redis is away: limits count in each process alone')
  }

  private found(): void {
    if (!this.isAway) return
    this.isAway = false
    this.logger.log('Redis answers again')
  }
}

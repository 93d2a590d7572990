import { randomUUID } from 'node:crypto'
import * as v from 'valibot'

/** Timeout of a request, in milliseconds: longer than any request to the API takes. */
const ANSWER_LIMIT_MS = 15_000
/** Pause before a failed request is retried, in milliseconds. */
const RETRY_DELAY_MS = 50
/** One write in this many is given up after its first response was lost, as some visitors do. */
const GIVEN_UP_ONE_IN = 10

export type Kind = 'contacts' | 'career_applications'

/** One submission of a visitor, identified by its unique e-mail address. */
export interface Write {
  readonly kind: Kind
  readonly email: string
  /** The long text, which reveals a mix of two writes. */
  readonly text: string
  attempts: number
  /** Body of the 201 response; undefined while the write has not been acknowledged. */
  acknowledged?: Acknowledgement
}

const Acknowledgement = v.object({ id: v.number(), reference: v.string(), createdAt: v.string() })
type Acknowledgement = v.InferOutput<typeof Acknowledgement>

/** Sends one write after the other, each with its own key, until stopped; then finishes the last. */
export class Writer {
  readonly writes: Write[] = []
  /** Number of responses by status, other than 201; 0 for no response. */
  readonly refusals = new Map<number, number>()
  private isStopped = false

  constructor(
    private readonly origin: string,
    private readonly name: string,
  ) {}

  stop(): void {
    this.isStopped = true
  }

  async run(): Promise<void> {
    while (!this.isStopped) {
      const number = this.writes.length
      const email = `${this.name}-${number}@drill.example`
      const kind = number % 2 === 0 ? 'contacts' : 'career_applications'
      const write: Write = { kind, email, text: `Sent by ${email} 🌍 Ɛyɛ`, attempts: 0 }
      this.writes.push(write)
      await this.send(write)
    }
  }

  /** Retries with the same key until the response is 201. */
  private async send(write: Write): Promise<void> {
    const key = randomUUID()
    const isPatient = this.writes.length % GIVEN_UP_ONE_IN !== 0
    do {
      write.attempts += 1
      const status = await this.attempt(write, key)
      if (status === 201) return
      this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1)
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    } while (isPatient)
  }

  private async attempt(write: Write, key: string): Promise<number> {
    try {
      const response = await fetch(this.origin + PATHS[write.kind], {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(bodyOf(write)),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      })
      const answer: unknown = await response.json()
      if (response.status === 201) write.acknowledged = v.parse(Acknowledgement, answer)
      return response.status
    } catch (error) {
      if (error instanceof v.ValiError) throw error
      return 0
    }
  }
}

const PATHS = { contacts: '/api/contact', career_applications: '/api/careers/apply' } as const

function bodyOf({ kind, email, text }: Write) {
  const person = { firstName: 'Ama', lastName: 'Ofori', email }
  if (kind === 'contacts') return { ...person, subsidiary: 'general', message: text }
  return {
    ...person,
    phone: '+233 20 000 0000',
    position: 'Gold Trading Analyst',
    experience: 'mid',
    education: 'master',
    cv: '',
    coverLetter: text,
    availability: '1month',
  }
}

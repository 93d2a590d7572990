import { HttpStatus, Injectable, Logger } from '@nestjs/common'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { COMPANY } from 'shared-contracts/site/company'
import { DataSource, IsNull, MoreThan } from 'typeorm'
import * as v from 'valibot'
import { writeAudit, type AuditActor } from '../../foundation/audit/audit-log.ts'
import { isUniqueViolation } from '../../foundation/database/database-unavailable.ts'
import { sha256 } from '../../foundation/database/sha256.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { DetailedException } from '../../foundation/http/detailed.exception.ts'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import { notFound } from '../../foundation/http/record-id.ts'
import { Session } from '../sessions/session.entity.ts'
import { Sessions, type FoundSession, type SignInPlace } from '../sessions/sessions.ts'
import { lockAccount } from '../users/lock-account.ts'
import type { User } from '../users/user.entity.ts'
import { assertCanSignIn } from '../users/ways-to-sign-in.ts'
import { Challenge } from './challenge.entity.ts'
import { Passkey } from './passkey.entity.ts'

/** Lifetime of a challenge, which is the time to confirm on the device, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000

/** The site that a passkey belongs to. The browser offers it to no other site. */
export interface PasskeySite {
  readonly origin: string
  /** Relying party ID: the host of the site. */
  readonly rpID: string
}

/** Loaded on demand, because its certificate parsers would add a tenth of a second to every start. */
const webAuthn = () => import('@simplewebauthn/server')

/** The browser's response, and the challenge that it was given. */
export interface Signed {
  readonly response: Readonly<Record<string, unknown>>
  readonly challenge: string
}

const StoredCredential = v.object({
  id: v.string(),
  publicKey: v.string(),
  transports: v.array(v.string()),
})

const bytes = v.pipe(v.string(), v.regex(/^[\w-]+$/))
const Answered = v.object({
  id: bytes,
  rawId: bytes,
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.record(v.string(), v.unknown()), {}),
})
const Registration = v.object({
  ...Answered.entries,
  response: v.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: v.optional(v.array(v.pipe(v.string(), v.maxLength(20))), []),
  }),
})
const Authentication = v.object({
  ...Answered.entries,
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: v.optional(v.nullable(bytes)),
  }),
})

/** Registers passkeys and signs people in with them. The device verifies its owner each time. */
@Injectable()
export class Passkeys {
  private readonly logger = new Logger(Passkeys.name)

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
  ) {}

  list(accountId: number): Promise<Passkey[]> {
    return this.dataSource.manager.find(Passkey, { where: { accountId }, order: { id: 'ASC' } })
  }

  /** Returns the options that the browser needs to make a passkey. */
  async registrationOptions({ id, username, name }: User, { rpID }: PasskeySite) {
    const known = await this.list(id)
    const { generateRegistrationOptions } = await webAuthn()
    const options = await generateRegistrationOptions({
      rpName: COMPANY.name,
      rpID,
      userID: new TextEncoder().encode(String(id)),
      userName: username,
      userDisplayName: name,
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      excludeCredentials: known.map((passkey) => ({ id: credentialOf(passkey).id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await this.keepChallenge(options.challenge, id)
    return options
  }

  /**
   * @throws InvalidBodyException if the browser's response is invalid, the passkey is already registered, or the session
   *   has ended meanwhile.
   */
  async register(
    { account: { id: accountId }, session }: FoundSession,
    { name, response, challenge }: Signed & { readonly name: string },
    site: PasskeySite,
    actor: AuditActor,
  ): Promise<void> {
    if (!(await this.useChallenge(challenge, accountId))) throw notConfirmed()
    const answered = v.safeParse(Registration, response)
    if (!answered.success) throw notConfirmed()
    const { verifyRegistrationResponse } = await webAuthn()
    const { registrationInfo } = await this.verified(() =>
      verifyRegistrationResponse({
        response: answered.output,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.rpID,
        requireUserVerification: true,
      }),
    )
    if (!registrationInfo) throw notConfirmed()
    const { id, publicKey, counter } = registrationInfo.credential
    const credential: v.InferOutput<typeof StoredCredential> = {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      transports: answered.output.response.transports,
    }
    try {
      await this.transactions.run(async (manager) => {
        // A password that was renewed meanwhile has ended the session: whoever held it adds nothing any more.
        await lockAccount(manager, accountId)
        if (!(await manager.existsBy(Session, { id: session.id, accountId }))) throw notConfirmed()
        await manager.insert(Passkey, {
          accountId,
          credentialHash: sha256(id),
          credential: JSON.stringify(credential),
          signCount: counter,
          name,
          createdAt: new Date(),
          lastUsedAt: null,
        })
        await writeAudit(manager, actor, 'passkey added', name)
      })
    } catch (error) {
      throw isUniqueViolation(error) ? notConfirmed() : error
    }
  }

  /**
   * @throws NotFoundException if the account has no such passkey.
   * @throws ConflictException if its owner would have no other way to sign in.
   */
  async remove(accountId: number, id: number, actor: AuditActor): Promise<void> {
    await this.transactions.run(async (manager) => {
      const account = await lockAccount(manager, accountId)
      const passkey = await manager.findOneBy(Passkey, { id, accountId })
      if (!account || !passkey) throw notFound('passkey')
      await manager.delete(Passkey, { id, accountId })
      await assertCanSignIn(manager, account)
      await writeAudit(manager, actor, 'passkey removed', passkey.name)
    })
  }

  /** Returns the options that the browser needs to sign in. The passkey tells which account it belongs to. */
  async signInOptions({ rpID }: PasskeySite) {
    const { generateAuthenticationOptions } = await webAuthn()
    const options = await generateAuthenticationOptions({
      rpID,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    })
    await this.keepChallenge(options.challenge, null)
    return options
  }

  /**
   * @returns the token of a new session.
   * @throws DetailedException 401
   */
  async signIn(
    { response, challenge }: Signed,
    site: PasskeySite,
    place: SignInPlace,
  ): Promise<string> {
    const answered = v.safeParse(Authentication, response)
    if (!answered.success || !(await this.useChallenge(challenge, null))) throw unknownPasskey()
    const { manager } = this.dataSource
    const passkey = await manager.findOneBy(Passkey, { credentialHash: sha256(answered.output.id) })
    if (!passkey) throw unknownPasskey()
    const { id, publicKey } = credentialOf(passkey)
    const { signCount, accountId } = passkey
    const { verifyAuthenticationResponse } = await webAuthn()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answered.output as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: signCount,
      },
    }).catch((error: unknown) => {
      this.logger.warn({ err: error, account: accountId }, 'A passkey was refused')
      throw unknownPasskey()
    })
    if (!verified) throw unknownPasskey()
    return this.transactions.run(async (writer) => {
      const account = await lockAccount(writer, accountId)
      const used = await writer.update(
        Passkey,
        { id: passkey.id, signCount },
        { signCount: authenticationInfo.newCounter, lastUsedAt: new Date() },
      )
      if (!account || used.affected !== 1) throw unknownPasskey()
      return this.sessions.begin(writer, account, place)
    })
  }

  private async keepChallenge(challenge: string, accountId: number | null): Promise<void> {
    const expiresAt = new Date(Date.now() + CHALLENGE_MS)
    await this.transactions.run((manager) =>
      manager.insert(Challenge, { challengeHash: sha256(challenge), accountId, expiresAt }),
    )
  }

  /** Uses up a challenge. @returns whether it was issued for this purpose, is unused and has not expired. */
  private async useChallenge(challenge: string, accountId: number | null): Promise<boolean> {
    const used = await this.transactions.run((manager) =>
      manager.delete(Challenge, {
        challengeHash: sha256(challenge),
        accountId: accountId ?? IsNull(),
        expiresAt: MoreThan(new Date()),
      }),
    )
    return used.affected === 1
  }

  private async verified<Result>(verify: () => Promise<Result>): Promise<Result> {
    try {
      return await verify()
    } catch (error) {
      this.logger.warn({ err: error }, 'A new passkey was refused')
      throw notConfirmed()
    }
  }
}

const credentialOf = ({ credential }: Passkey) =>
  v.parse(v.pipe(v.string(), v.parseJson(), StoredCredential), credential)

const notConfirmed = () =>
  new InvalidBodyException([
    { path: ['response'], message: 'The device did not confirm this, or has a passkey already' },
  ])

const unknownPasskey = () =>
  new DetailedException('This passkey is unknown here, or was removed', HttpStatus.UNAUTHORIZED, {})

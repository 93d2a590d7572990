import { ConflictException, Injectable, UnauthorizedException } from '@nestjs/common'
import type { OwnerProof } from 'shared-contracts/desk/account'
import { DataSource } from 'typeorm'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import { verifyPassword } from '../users/password.ts'
import { User } from '../users/user.entity.ts'
import type { FoundSession } from './sessions.ts'
import { SignInLimits } from './sign-in-limits.ts'

/** Time after signing in for which that proves an owner without a password, in milliseconds. */
const PROVEN_MS = 10 * 60_000

/** Asks signed-in people for their password again: whoever has taken over a session does not know it. */
@Injectable()
export class OwnerPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: SignInLimits,
  ) {}

  async exists(accountId: number): Promise<boolean> {
    return (await this.hashOf(accountId)) !== null
  }

  /**
   * @param field name of the form field that a wrong password is reported for.
   * @returns the hash that the password belongs to.
   * @throws ConflictException if the account has no password.
   * @throws InvalidBodyException if the password is wrong.
   * @throws TooManySignInsException
   */
  async prove(accountId: number, password: string, field: string): Promise<string> {
    const admission = await this.limits.admitOwner(accountId)
    const stored = await this.hashOf(accountId)
    if (stored === null) throw new ConflictException('This account has no password')
    if (!(await verifyPassword(password, stored))) throw wrongPassword(field)
    await admission.takeBack()
    return stored
  }

  /**
   * The same for an account that may have no password: then its owner must have just signed in.
   *
   * @throws InvalidBodyException if the account has a password, and it is missing or wrong.
   * @throws UnauthorizedException if it has none, and the session is not new.
   */
  async proveIfAny(found: FoundSession, { password }: OwnerProof): Promise<void> {
    const { id } = found.account
    if (!(await this.exists(id))) return assertNew(found)
    if (password === undefined) throw refused('password', 'Enter your password')
    await this.prove(id, password, 'password')
  }

  /**
   * For removing a way to sign in, which asks for no password: with one, the owner can still sign in.
   *
   * @throws UnauthorizedException if the account has no password, and the session is not new.
   */
  async assertNewIfNone(found: FoundSession): Promise<void> {
    if (!(await this.exists(found.account.id))) assertNew(found)
  }

  private async hashOf(id: number): Promise<string | null> {
    const { password } = await this.dataSource.manager.findOneOrFail(User, {
      where: { id },
      select: { id: true, password: true },
    })
    return password
  }
}

/** The desk answers this by asking for a sign-in, after which it repeats the call. */
function assertNew({ session }: FoundSession): void {
  if (Date.now() - session.startedAt.getTime() > PROVEN_MS)
    throw new UnauthorizedException('Sign in again to change this')
}

export const wrongPassword = (field: string) => refused(field, 'This is not your password')

const refused = (field: string, message: string) =>
  new InvalidBodyException([{ path: [field], message }])

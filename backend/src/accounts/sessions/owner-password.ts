import { ConflictException, Injectable } from '@nestjs/common'
import type { OwnerProof } from 'shared-contracts/desk/account'
import { DataSource } from 'typeorm'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import { verifyPassword } from '../users/password.ts'
import { User } from '../users/user.entity.ts'
import { SignInLimits } from './sign-in-limits.ts'

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
   * @throws TooManyRequestsException
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
   * The same for an account that may have no password: its owner has nothing to prove with.
   *
   * @throws InvalidBodyException if the account has a password, and it is missing or wrong.
   */
  async proveIfAny(accountId: number, { password }: OwnerProof): Promise<void> {
    if (!(await this.exists(accountId))) return
    if (password === undefined) throw refused('password', 'Enter your password')
    await this.prove(accountId, password, 'password')
  }

  private async hashOf(id: number): Promise<string | null> {
    const { password } = await this.dataSource.manager.findOneOrFail(User, {
      where: { id },
      select: { id: true, password: true },
    })
    return password
  }
}

export const wrongPassword = (field: string) => refused(field, 'This is not your password')

const refused = (field: string, message: string) =>
  new InvalidBodyException([{ path: [field], message }])

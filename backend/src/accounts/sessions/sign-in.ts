import { HttpStatus, Injectable } from '@nestjs/common'
import { normalUsername, WRONG_SIGN_IN } from 'shared-contracts/desk/account'
import { DataSource } from 'typeorm'
import { Transactions } from '../../foundation/database/transactions.ts'
import { DetailedException } from '../../foundation/http/detailed.exception.ts'
import { verifyPassword } from '../users/password.ts'
import { User } from '../users/user.entity.ts'
import { Sessions, type SignInPlace } from './sessions.ts'
import { SignInLimits } from './sign-in-limits.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
  readonly code?: string | undefined
}

/** Lets people in by their password. */
@Injectable()
export class SignIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly limits: SignInLimits,
  ) {}

  /**
   * @returns the token of a new session.
   * @throws TooManyRequestsException before the password is looked at.
   * @throws DetailedException 401, in the same words and after the same time whatever was wrong.
   */
  async byPassword({ username, password }: Credentials, place: SignInPlace): Promise<string> {
    const name = normalUsername(username)
    const admission = await this.limits.admit(name, place)
    const account = await this.accountOf(name)
    const isRight = await verifyPassword(password, account?.password ?? null)
    if (!account || !isRight) throw wrongSignIn()
    const token = await this.transactions.run((manager) =>
      this.sessions.begin(manager, account, place),
    )
    await admission.takeBack()
    return token
  }

  /** The active account of a username, with its password. */
  private async accountOf(username: string): Promise<User | null> {
    const account = await this.dataSource.manager
      .createQueryBuilder(User, 'user')
      .addSelect('user.password')
      .where('user.username = :username AND user.state = :state', { username, state: 'active' })
      .getOne()
    // MySQL takes letters with and without accents for the same.
    return account?.username === username ? account : null
  }
}

const wrongSignIn = () => new DetailedException(WRONG_SIGN_IN, HttpStatus.UNAUTHORIZED, {})

import { HttpStatus, Injectable } from '@nestjs/common'
import { normalUsername, WRONG_SIGN_IN } from 'shared-contracts/desk/account'
import { DataSource } from 'typeorm'
import { Transactions } from '../../foundation/database/transactions.ts'
import { DetailedException } from '../../foundation/http/detailed.exception.ts'
import { SecondFactor } from '../second-factor/second-factor.ts'
import { lockAccount } from '../users/lock-account.ts'
import { verifyPassword } from '../users/password.ts'
import { User } from '../users/user.entity.ts'
import { Sessions, type SignInPlace } from './sessions.ts'
import { SignInLimits } from './sign-in-limits.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
  readonly code?: string | undefined
}

/** Signs people in with their password, and with a second factor if they have one. */
@Injectable()
export class SignIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly limits: SignInLimits,
    private readonly secondFactor: SecondFactor,
  ) {}

  /**
   * @returns the token of a new session.
   * @throws TooManySignInsException before the password is checked.
   * @throws ServiceUnavailableException while too many passwords are waiting to be checked.
   * @throws DetailedException 401, with the same message and after the same time whatever was wrong; with `needsCode`
   * if the password is correct but not enough.
   */
  async byPassword({ username, password, code }: Credentials, place: SignInPlace): Promise<string> {
    const name = normalUsername(username)
    const admission = await this.limits.admit(name, place)
    const account = await this.accountOf(name)
    const { isStranger } = admission
    const stored = account?.password ?? null
    const isRight = await verifyPassword(password, stored, isStranger).catch(
      async (error: unknown) => {
        // The password was not checked, so this was no guess.
        await admission.takeBack()
        throw error
      },
    )
    if (!account || !isRight) throw refused(WRONG_SIGN_IN)
    const needsCode = await this.secondFactor.isOn(account.id)
    if (needsCode && !code) {
      await admission.takeBack()
      throw refused('Enter the code of your authenticator', { needsCode })
    }
    const token = await this.transactions.run(async (manager) => {
      // The account may have got another password since, or been turned off, which ended its sessions.
      const current = await lockAccount(manager, account.id)
      if (current?.password !== stored) throw refused(WRONG_SIGN_IN)
      const isKnown = !needsCode || (await this.secondFactor.use(manager, account.id, code ?? ''))
      if (!isKnown) throw refused(WRONG_SIGN_IN, { needsCode })
      return this.sessions.begin(manager, account, place)
    })
    await admission.takeBack()
    return token
  }

  /** Finds the active account of a username, with its password. */
  private async accountOf(username: string): Promise<User | null> {
    const account = await this.dataSource.manager
      .createQueryBuilder(User, 'user')
      .addSelect('user.password')
      .where('user.username = :username AND user.state = :state', { username, state: 'active' })
      .getOne()
    // MySQL treats letters with and without accents as equal.
    return account?.username === username ? account : null
  }
}

const refused = (message: string, details: { readonly needsCode?: boolean } = {}) =>
  new DetailedException(message, HttpStatus.UNAUTHORIZED, details)

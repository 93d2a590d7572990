import * as v from 'valibot'
import { form } from '../api/form.ts'
import { singleLine } from '../api/single-line.ts'
import { Changeable } from './list.ts'
import { Part, Role } from './roles.ts'

export const ACCOUNT_LIMITS = {
  name: 100,
  username: 100,
  minPassword: 12,
  maxPassword: 200,
} as const

/** A username as it is stored, however it was typed. */
export const normalUsername = (typed: string) => typed.normalize('NFKC').trim().toLowerCase()

const username = v.pipe(
  v.string('Enter a username'),
  v.transform(normalUsername),
  v.regex(
    /^[\p{L}\p{N}._@-]{2,100}$/u,
    'Use 2 to 100 letters, digits, dots, hyphens and underscores',
  ),
)
const newPassword = v.pipe(
  v.string('Enter a password'),
  v.minLength(ACCOUNT_LIMITS.minPassword, `Use at least ${ACCOUNT_LIMITS.minPassword} characters`),
  v.maxLength(ACCOUNT_LIMITS.maxPassword, `Use at most ${ACCOUNT_LIMITS.maxPassword} characters`),
)
const givenPassword = v.pipe(
  v.string('Enter your password'),
  v.maxLength(ACCOUNT_LIMITS.maxPassword),
)
const name = v.pipe(
  v.string('Enter a name'),
  singleLine(),
  v.minLength(1, 'Enter a name'),
  v.maxLength(ACCOUNT_LIMITS.name, `Use at most ${ACCOUNT_LIMITS.name} characters`),
)

/** The only words for a sign-in that failed, whatever was wrong. */
export const WRONG_SIGN_IN = 'Username or password is wrong'

/** Body of `POST /api/desk/session`; 204 and the cookie. */
export const SignInRequest = form({
  username: v.pipe(v.string('Enter your username'), v.maxLength(ACCOUNT_LIMITS.username)),
  password: givenPassword,
  /** Six digits of an authenticator, or a recovery code; asked for by 401 with `needsCode`. */
  code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
})

/** Members of the error of a sign-in that failed. */
export const SignInDetails = v.object({
  /** The password is right, and a code of the authenticator or a recovery code is needed as well. */
  needsCode: v.boolean(),
})

/** Answer of `GET /api/desk/session`; 401 without a session. */
export const DeskSession = v.object({
  account: v.object({ id: v.number(), name: v.string(), username: v.string(), role: Role }),
  parts: v.array(Part),
  /** ISO 8601, UTC: when it ends if it is not used, and at the latest. */
  idleUntil: v.string(),
  endsAt: v.string(),
})
export type DeskSession = v.InferOutput<typeof DeskSession>

/** How one may sign in here, for the sign-in screen: `GET /api/desk/sign-in`, without a session. */
export const SignInWays = v.object({
  /** Name of the organisation's own provider, and the address that a link leads to to sign in over it; null for none. */
  provider: v.nullable(v.object({ name: v.string(), address: v.string() })),
  /** The caller's own; null for who is not signed in. */
  session: v.optional(v.nullable(DeskSession)),
})
export type SignInWays = v.InferOutput<typeof SignInWays>

/** One of `GET /api/desk/sessions`: the caller's own; `DELETE /api/desk/sessions/:id` ends it. */
export const OwnSession = v.object({
  id: v.string(),
  startedAt: v.string(),
  lastUsedAt: v.string(),
  /** Network address, and browser in words. */
  address: v.string(),
  browser: v.string(),
  isCurrent: v.boolean(),
})
export type OwnSession = v.InferOutput<typeof OwnSession>

/** Body of `POST /api/desk/invitation`; 204 and the cookie of a session, 410 for one that is used or over. */
export const InvitationAcceptance = form({
  token: v.pipe(v.string(), v.maxLength(200)),
  name,
  username,
  password: newPassword,
})

/** Body of `POST /api/desk/invitations`. */
export const InvitationRequest = form({ name, role: Role })

/** Answer to it, the only time that the address is told. It is good for seven days, once. */
export const InvitationResponse = v.object({
  id: v.number(),
  address: v.string(),
  expiresAt: v.string(),
})

/** One of `GET /api/desk/invitations`: those that are open; `DELETE /api/desk/invitations/:id` takes it back. */
export const OpenInvitation = v.object({
  id: v.number(),
  name: v.string(),
  role: Role,
  expiresAt: v.string(),
  invitedBy: v.string(),
})

/** What an administrator changes of an account: `PUT /api/desk/accounts/:id`. */
export const AccountFields = form({
  name,
  role: Role,
  /** `off` ends its sessions, and nobody signs in with it. */
  state: v.picklist(['active', 'off'], 'Choose a state'),
})
export const Account = v.object({
  ...Changeable,
  ...AccountFields.entries,
  username: v.string(),
  createdAt: v.string(),
  lastSignInAt: v.nullable(v.string()),
  hasTotp: v.boolean(),
  passkeys: v.number(),
  /** Whether it is linked to somebody at the organisation's provider. */
  isLinked: v.optional(v.boolean()),
})
export type Account = v.InferOutput<typeof Account>

/**
 * Body of `POST /api/desk/accounts/:id/renewal`, for somebody who has lost what they sign in with. It makes a link,
 * `/desk/renewal?token=…`, which takes the place of one that was made before and changes nothing until it is used.
 */
export const RenewalRequest = form({
  /** Whether the authenticator, its recovery codes and the passkeys end with the old password, or stay. */
  endSecondFactor: v.boolean('Choose what ends'),
})

/** Answer to it, the only time that the address is told. It is good for a day, once. */
export const RenewalResponse = v.object({ address: v.string(), expiresAt: v.string() })

/** Body of `POST /api/desk/renewal`, without a session: 410 for one that is used or over. */
export const RenewalAcceptance = form({
  token: v.pipe(v.string(), v.maxLength(200)),
  password: newPassword,
})

/** Answer to it: all sessions of the account are over, and its owner signs in with the new password. */
export const RenewedAccount = v.object({ username: v.string() })

/** Answer of the calls that begin a way over the organisation's provider: where the browser goes next. */
export const ProviderStart = v.object({ address: v.string() })

/**
 * Body of `POST /api/desk/invitation/provider`: an invitation is taken up by whom the provider names, who then signs
 * in without a password. Answered by a `ProviderStart`.
 */
export const ProviderInvitationAcceptance = form({
  token: v.pipe(v.string(), v.maxLength(200)),
  name,
  username,
})

/**
 * How a way over the provider ended, as the parameter `provider` of the address that the browser comes back to:
 * `/desk` after signing in and invitations, `/desk/account` after `POST /api/desk/account/provider`. Signing in that
 * succeeds adds none.
 */
export const PROVIDER_OUTCOMES = [
  /** The account at the provider is now linked to the caller's. */
  'linked',
  /** No active account is linked to whom the provider names. */
  'unknown',
  /** Whom the provider names is linked to another account here, or the account to somebody else there. */
  'taken',
  /** The invitation is used or over, or somebody else has the name. */
  'invitation',
  /** The provider named nobody, or the answer was not of this browser, or came too late. */
  'refused',
  /** The provider does not answer. */
  'unavailable',
] as const
export const ProviderOutcome = v.picklist(PROVIDER_OUTCOMES)
export type ProviderOutcome = v.InferOutput<typeof ProviderOutcome>

/** Answer of `GET /api/desk/account`: what the caller signs in with. */
export const OwnAccount = v.object({
  hasPassword: v.boolean(),
  /**
   * The organisation's provider: `POST /api/desk/account/provider` begins to link it, and is answered by a
   * `ProviderStart`; `DELETE` ends the link. Null for an installation without one.
   */
  provider: v.optional(v.nullable(v.object({ name: v.string(), isLinked: v.boolean() }))),
  hasTotp: v.boolean(),
  recoveryCodes: v.number(),
  passkeys: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      createdAt: v.string(),
      lastUsedAt: v.nullable(v.string()),
    }),
  ),
})
export type OwnAccount = v.InferOutput<typeof OwnAccount>

/** Body of `POST /api/desk/account/password`; all other sessions end. */
export const PasswordChange = form({ current: givenPassword, next: newPassword })

/** Answer of `POST /api/desk/account/totp`: what an authenticator reads; `PUT` with a code confirms it. */
export const TotpOffer = v.object({ secret: v.string(), uri: v.string() })
export const TotpConfirmation = form({
  code: v.pipe(v.string('Enter the code'), v.trim(), v.regex(/^\d{6}$/, 'Enter six digits')),
})
/** Answer of the confirmation, and of `POST /api/desk/account/recovery-codes`: told once. */
export const RecoveryCodes = v.object({ codes: v.array(v.string()) })
/** Body of `DELETE /api/desk/account/totp`. */
export const PasswordProof = form({ password: givenPassword })

/** Body of `POST /api/desk/account/passkeys`: what the browser made of the options of `…/passkeys/options`. */
export const PasskeyRegistration = form({ name, response: v.record(v.string(), v.unknown()) })
/** Body of `POST /api/desk/session/passkey`, after `POST /api/desk/session/passkey/options`; 204 and the cookie. */
export const PasskeySignIn = form({ response: v.record(v.string(), v.unknown()) })

/** Answers of `…/passkeys/options` and `…/session/passkey/options`: what the browser's own call takes, as JSON. */
export const PasskeyOptions = v.record(v.string(), v.unknown())

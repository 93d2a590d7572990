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

/** Normalises a username to the form in which it is stored. */
export const normalUsername = (typed: string) => typed.normalize('NFKC').trim().toLowerCase()

const username = v.pipe(
  v.string('Enter a username'),
  v.transform(normalUsername),
  v.regex(
    // Letters of other scripts look like Latin ones, and would make two accounts that nobody tells apart.
    /^[\p{Script=Latin}0-9._@-]{2,100}$/u,
    'Use 2 to 100 letters, digits, dots, hyphens and underscores',
  ),
)
const newPassword = v.pipe(
  v.string('Enter a password'),
  v.minLength(ACCOUNT_LIMITS.minPassword, `Use at least ${ACCOUNT_LIMITS.minPassword} characters`),
  v.maxLength(ACCOUNT_LIMITS.maxPassword, `Use at most ${ACCOUNT_LIMITS.maxPassword} characters`),
)
/** Cuts a text that is longer than any right one. What is left is still too long, and so is wrong. */
const cut = (most: number) => v.transform((text: string) => text.slice(0, most + 1))
const givenPassword = v.pipe(v.string('Enter your password'), cut(ACCOUNT_LIMITS.maxPassword))
const name = v.pipe(
  v.string('Enter a name'),
  singleLine(),
  // Two names that look the same are the same.
  v.transform((text) => text.replace(/\p{Cf}/gu, '').replace(/\s+/gu, ' ')),
  v.minLength(1, 'Enter a name'),
  v.maxLength(ACCOUNT_LIMITS.name, `Use at most ${ACCOUNT_LIMITS.name} characters`),
)

/** The only message for a failed sign-in, whatever was wrong. */
export const WRONG_SIGN_IN = 'Username or password is wrong'

/** Body of `POST /api/desk/session`; answered by 204 and the cookie. */
export const SignInRequest = form({
  username: v.pipe(v.string('Enter your username'), cut(ACCOUNT_LIMITS.username)),
  password: givenPassword,
  /** Six digits of an authenticator, or a recovery code; requested by 401 with `needsCode`. */
  code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40, 'Use at most 40 characters'))),
})

/** Members of the error of a failed sign-in. */
export const SignInDetails = v.object({
  /** The password is right, but a code of the authenticator or a recovery code is needed as well. */
  needsCode: v.boolean(),
})

/** Response of `GET /api/desk/session`; 401 without a session. */
export const DeskSession = v.object({
  account: v.object({ id: v.number(), name: v.string(), username: v.string(), role: Role }),
  parts: v.array(Part),
  /** ISO 8601, UTC: when an unused session ends, and when it ends at the latest. */
  idleUntil: v.string(),
  endsAt: v.string(),
})
export type DeskSession = v.InferOutput<typeof DeskSession>

/**
 * Header of a GET that a page makes by itself, such as a list that is loaded again every 15 seconds: the value is `1`.
 * The call needs a valid session, and does not count as a use of it.
 */
export const UNATTENDED_HEADER = 'X-Unattended'

/** Ways to sign in, for the sign-in screen: `GET /api/desk/sign-in`, without a session. */
export const SignInWays = v.object({
  /** Name of the organisation's identity provider, and address of the link that starts its sign-in; null for none. */
  provider: v.nullable(v.object({ name: v.string(), address: v.string() })),
  /** The caller's session; null if not signed in. */
  session: v.optional(v.nullable(DeskSession)),
})
export type SignInWays = v.InferOutput<typeof SignInWays>

/** One of the caller's sessions: `GET /api/desk/sessions`; `DELETE /api/desk/sessions/:id` ends it. */
export const OwnSession = v.object({
  id: v.string(),
  startedAt: v.string(),
  lastUsedAt: v.string(),
  /** Network address, and a description of the browser. */
  address: v.string(),
  browser: v.string(),
  isCurrent: v.boolean(),
})
export type OwnSession = v.InferOutput<typeof OwnSession>

/** Body of `POST /api/desk/invitation`; 204 and a session cookie, 410 for an invitation that is used or expired. */
export const InvitationAcceptance = form({
  token: v.pipe(v.string(), v.maxLength(200)),
  name,
  username,
  password: newPassword,
})

/** Body of `POST /api/desk/invitations`. */
export const InvitationRequest = form({ name, role: Role })

/** Response to it, the only one that contains the address. It is valid for seven days and works once. */
export const InvitationResponse = v.object({
  id: v.number(),
  address: v.string(),
  expiresAt: v.string(),
})

/** An open invitation: `GET /api/desk/invitations`; `DELETE /api/desk/invitations/:id` withdraws it. */
export const OpenInvitation = v.object({
  id: v.number(),
  name: v.string(),
  role: Role,
  expiresAt: v.string(),
  invitedBy: v.string(),
})

/** Members of an account that administrators change: `PUT /api/desk/accounts/:id`. */
export const AccountFields = form({
  name,
  role: Role,
  /** `off` ends its sessions and prevents signing in. */
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
  /** Whether it is linked to an identity at the organisation's provider. */
  isLinked: v.optional(v.boolean()),
})
export type Account = v.InferOutput<typeof Account>

/** Members by which the API orders accounts. */
export const ACCOUNT_SORTS = [
  'name',
  'username',
  'role',
  'state',
  'createdAt',
  'lastSignInAt',
] as const

/**
 * Body of `POST /api/desk/accounts/:id/renewal`, for somebody who has lost their credentials. It creates a
 * link, `/desk/renewal?token=…`, which replaces an earlier one and changes nothing until it is used.
 */
export const RenewalRequest = form({
  /** Whether the authenticator, its recovery codes and the passkeys are removed along with the old password. */
  endSecondFactor: v.boolean('Choose what ends'),
})

/** Response to it, the only one that contains the address. It is valid for a day and works once. */
export const RenewalResponse = v.object({ address: v.string(), expiresAt: v.string() })

/** Body of `POST /api/desk/renewal`, without a session; 410 for a link that is used or expired. */
export const RenewalAcceptance = form({
  token: v.pipe(v.string(), v.maxLength(200)),
  password: newPassword,
})

/** Response to it: all sessions of the account have ended, and its owner signs in with the new password. */
export const RenewedAccount = v.object({ username: v.string() })

/** Response of the calls that start a flow at the organisation's provider: the address to open next. */
export const ProviderStart = v.object({ address: v.string() })

/**
 * Body of `POST /api/desk/invitation/provider`: accepts an invitation with an identity at the provider, which
 * then signs in without a password. Answered by a `ProviderStart`.
 */
export const ProviderInvitationAcceptance = form({
  token: v.pipe(v.string(), v.maxLength(200)),
  name,
  username,
})

/**
 * Outcome of a flow at the provider, as the parameter `provider` of the address to which the browser returns:
 * `/desk` after signing in and invitations, `/desk/account` after `POST /api/desk/account/provider`. A
 * successful sign-in adds none.
 */
export const PROVIDER_OUTCOMES = [
  /** The identity at the provider is now linked to the caller's account. */
  'linked',
  /** No active account is linked to this identity at the provider. */
  'unknown',
  /** The identity at the provider is linked to another account here, or the account to another identity there. */
  'taken',
  /** The invitation is used or expired, or somebody else has the username. */
  'invitation',
  /** The provider named no identity, or the response belonged to another browser or came too late. */
  'refused',
  /** The provider does not answer. */
  'unavailable',
] as const
export const ProviderOutcome = v.picklist(PROVIDER_OUTCOMES)
export type ProviderOutcome = v.InferOutput<typeof ProviderOutcome>

/** Response of `GET /api/desk/account`: the caller's credentials. */
export const OwnAccount = v.object({
  hasPassword: v.boolean(),
  /**
   * The organisation's provider: `POST /api/desk/account/provider` starts linking it, and is answered by a
   * `ProviderStart`; `DELETE` removes the link. Null for an installation without one.
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

/**
 * Body of `POST /api/desk/account/recovery-codes`, `DELETE /api/desk/account/totp` and `…/passkeys/options`, and of
 * `POST /api/desk/account/totp` if it replaces a confirmed authenticator. An account that has a password must give it;
 * any other sends no body, and is answered 401 if it signed in more than ten minutes ago.
 */
export const OwnerProof = v.optional(form({ password: v.optional(givenPassword) }), {})
export type OwnerProof = v.InferOutput<typeof OwnerProof>

/** Response of `POST /api/desk/account/totp`: input for an authenticator; `PUT` with a code confirms it. */
export const TotpOffer = v.object({ secret: v.string(), uri: v.string() })
export const TotpConfirmation = form({
  /** As in `OwnerProof`, if it replaces a confirmed authenticator. */
  password: v.optional(givenPassword),
  code: v.pipe(v.string('Enter the code'), v.trim(), v.regex(/^\d{6}$/, 'Enter six digits')),
})
/** Response of the confirmation, and of `POST /api/desk/account/recovery-codes`: shown only once. */
export const RecoveryCodes = v.object({ codes: v.array(v.string()) })

/** Body of `POST /api/desk/account/passkeys`: the browser's response to the options of `…/passkeys/options`. */
export const PasskeyRegistration = form({ name, response: v.record(v.string(), v.unknown()) })
/** Body of `POST /api/desk/session/passkey`, after `POST /api/desk/session/passkey/options`; 204 and the cookie. */
export const PasskeySignIn = form({ response: v.record(v.string(), v.unknown()) })

/** Responses of `…/passkeys/options` and `…/session/passkey/options`: options for the browser's own call, as JSON. */
export const PasskeyOptions = v.record(v.string(), v.unknown())

import type { Verb } from '../command/verb.ts'
import { audit } from './audit.ts'
import { build } from './build.ts'
import { canary } from './canary.ts'
import { check } from './check.ts'
import { completion } from './completion.ts'
import { diff } from './diff.ts'
import { disable } from './disable.ts'
import { enable } from './enable.ts'
import { history } from './history.ts'
import { host } from './host.ts'
import { keys } from './keys.ts'
import { prefixes } from './prefixes.ts'
import { preview } from './preview.ts'
import { previews } from './previews.ts'
import { promote } from './promote.ts'
import { prune } from './prune.ts'
import { publish } from './publish.ts'
import { rollback } from './rollback.ts'
import { sign } from './sign.ts'
import { status } from './status.ts'
import { tag } from './tag.ts'
import { tags } from './tags.ts'
import { tokens } from './tokens.ts'

/** All verbs of `pnpm release`, in the order of a release's life. */
export const VERBS: readonly Verb[] = [
  build,
  check,
  publish,
  sign,
  tag,
  tags,
  preview,
  previews,
  diff,
  canary,
  promote,
  rollback,
  disable,
  enable,
  status,
  history,
  prune,
  prefixes,
  tokens,
  keys,
  audit,
  host,
  completion,
]

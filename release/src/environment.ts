import { parseEnvironment, type Environment } from 'shared-server/environment/parse-environment'
import {
  DataFolder,
  Origin,
  Port,
  ProxySecret,
  Secret,
  Url,
} from 'shared-server/environment/values'
import { ReleaseStoreEnvironment } from 'shared-server/release-store/open-release-files'
import * as v from 'valibot'

/** Every environment variable that the release command reads. */
const ReleaseEnvironment = v.object({
  /** Address of the API; defaults to this machine at API_PORT. */
  API_ORIGIN: v.optional(Origin),
  API_PORT: v.optional(Port, '3001'),
  /** Secret that the API requires from direct callers. */
  PROXY_SECRET: v.optional(ProxySecret),
  /** Token for the registry; defaults to the one that the API keeps in DATA_DIR. */
  RELEASES_TOKEN: v.optional(Secret),
  /** File of the private key that releases are signed with; defaults to the one in DATA_DIR, if there is one. */
  RELEASE_KEY: v.optional(v.string()),
  DATA_DIR: DataFolder,
  ...ReleaseStoreEnvironment.entries,
  /** Folder of the shell's build, if it is not the usual one. */
  SHELL_BUILD: v.optional(v.string()),
  /** Address under which visitors know the site; this machine at PORT while the API is here. */
  PUBLIC_ORIGIN: v.optional(Url),
  PORT: v.optional(Port, '3000'),
})
export type ReleaseEnvironment = v.InferOutput<typeof ReleaseEnvironment>

/** Reads the command's environment. @throws EnvironmentError with one line for every mistake. */
export const readEnvironment = (environment: Environment): ReleaseEnvironment =>
  parseEnvironment(ReleaseEnvironment, environment)

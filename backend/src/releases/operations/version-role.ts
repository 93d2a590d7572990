import type { RemoteChannels } from 'shared-contracts/registry'

/** Current role of a release for visitors. */
export type VersionRole = 'stable' | 'canary' | 'previous' | 'other'

export function roleOf(channels: RemoteChannels, version: string): VersionRole {
  const roles = ['canary', 'stable', 'previous'] as const
  return roles.find((role) => channels[role]?.version === version) ?? 'other'
}

/** Returns the role as text beside a version, so that it does not depend on colour. */
export const roleLabel = (role: VersionRole) => (role === 'other' ? 'earlier' : role)

import type { HostContract, RemoteContract } from './release.ts'

/** Exports that a release imports and a host does not provide: one sentence for each module that lacks some. */
export function missingExports(needed: RemoteContract, host: HostContract): string[] {
  return Object.entries(needed.imports).flatMap(([module, names]) => {
    // A module named as a member that every object has is provided by nobody.
    const provided = new Set(Object.hasOwn(host.exports, module) ? host.exports[module] : [])
    const missing = names.filter((name) => !provided.has(name))
    return missing.length > 0
      ? [`it imports ${missing.join(', ')} from ${module}, which the host lacks`]
      : []
  })
}

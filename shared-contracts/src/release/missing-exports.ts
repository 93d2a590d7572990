import type { HostContract, RemoteContract } from './release.ts'

/** Returns the exports that a release imports and a host lacks: one sentence for each such module. */
export function missingExports(needed: RemoteContract, host: HostContract): string[] {
  return Object.entries(needed.imports).flatMap(([module, names]) => {
    // Ignores members that every object inherits.
    const provided = new Set(Object.hasOwn(host.exports, module) ? host.exports[module] : [])
    const missing = names.filter((name) => !provided.has(name))
    return missing.length > 0
      ? [`it imports ${missing.join(', ')} from ${module}, which the host lacks`]
      : []
  })
}

import { useState } from 'react'

/**
 * Loads a part of the portal on first use.
 *
 * @param load imports it; if that fails, the next use tries again.
 * @returns the part, null until it is loaded; and a function that loads it and returns whether it is loaded.
 */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<{ readonly is: Part } | null>(null)
  const demand = async (): Promise<boolean> => {
    if (part) return true
    try {
      const is = await load()
      setPart({ is })
      return true
    } catch {
      return false
    }
  }
  return [part?.is ?? null, demand] as const
}

import { useState } from 'react'

/**
 * A part of the portal that is loaded with its first use.
 *
 * @param load imports it; it may fail, and is asked again then.
 * @returns the part, null until it is here; and what asks for it, which answers whether it is here.
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

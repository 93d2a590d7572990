import { createContext, use, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { createSectionSpy } from './section-spy.ts'

const SpyContext = createContext(createSectionSpy())

/** Tracks a page's sections, so that its header can mark the one in view. */
export function SectionsInView({ children }: { readonly children: ReactNode }) {
  const [spy] = useState(createSectionSpy)
  return <SpyContext value={spy}>{children}</SpyContext>
}

export const useWatchedSection = () => use(SpyContext).watch

/** Id of the section in view, if any. */
export const useSectionInView = (): string | null => useStore(use(SpyContext).inView)

import { createContext, use, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { createSectionSpy } from './section-spy.ts'

const SpyContext = createContext(createSectionSpy())

/** Lets a page's sections say where they are, and its header mark the one in view. */
export function SectionsInView({ children }: { readonly children: ReactNode }) {
  const [spy] = useState(createSectionSpy)
  return <SpyContext value={spy}>{children}</SpyContext>
}

export const useWatchedSection = () => use(SpyContext).watch

/** Id of the section in view, if any. */
export const useSectionInView = (): string | null => useStore(use(SpyContext).inView)

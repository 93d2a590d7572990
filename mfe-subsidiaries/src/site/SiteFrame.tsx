import type { ReactNode } from 'react'
import { SectionsInView } from '../features/section/SectionsInView.tsx'
import { useSite } from './use-site.ts'

/** Begins anew on each site: its header marks the section in view of its own page. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return <SectionsInView key={useSite()?.slug}>{children}</SectionsInView>
}

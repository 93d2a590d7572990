import type { Site } from '../data/site.ts'
import { useSectionInView } from '../features/section/SectionsInView.tsx'

/** Header entries for the page's sections; the one in view is marked. */
export function AnchorEntries({ site }: { readonly site: Site }) {
  const inView = useSectionInView()
  return site.anchors.map(({ id, label }) => (
    <li key={id}>
      <a href={`#${id}`} aria-current={id === inView ? 'location' : undefined}>
        {label}
      </a>
    </li>
  ))
}

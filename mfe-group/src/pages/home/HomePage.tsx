import { Hero } from '../../features/hero/Hero.tsx'
import { SubsidiaryGrid } from '../../features/subsidiaries/SubsidiaryGrid.tsx'

/** The group's home page (SPEC 2.4): home, subsidiaries, about, services, news and contact. */
export function HomePage() {
  return (
    <>
      <Hero />
      <SubsidiaryGrid />
    </>
  )
}

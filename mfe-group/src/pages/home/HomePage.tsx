import { AboutSection } from '../../features/about-section/AboutSection.tsx'
import { ContactSection } from '../../features/contact/ContactSection.tsx'
import { Hero } from '../../features/hero/Hero.tsx'
import { HomeNews } from '../../features/news/HomeNews.tsx'
import { CoreServices } from '../../features/services/CoreServices.tsx'
import { GroupOrganization } from '../../features/structured-data/GroupOrganization.tsx'
import { GroupWebSite } from '../../features/structured-data/GroupWebSite.tsx'
import { SubsidiaryGrid } from '../../features/subsidiaries/SubsidiaryGrid.tsx'

/** The group's home page (requirement 2.4): home, subsidiaries, about, services, news and contact. */
export function HomePage() {
  return (
    <>
      <GroupOrganization />
      <GroupWebSite />
      <Hero />
      <SubsidiaryGrid />
      <AboutSection />
      <CoreServices />
      <HomeNews />
      <ContactSection />
    </>
  )
}

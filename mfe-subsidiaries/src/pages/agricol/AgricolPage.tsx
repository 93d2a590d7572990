import { About } from '../../features/about/About.tsx'
import { Partners } from '../../features/partners/Partners.tsx'
import { Points } from '../../features/points/Points.tsx'
import { SiteSection } from '../../features/section/SiteSection.tsx'
import { Services } from '../../features/services/Services.tsx'
import {
  AGENCIES,
  FIGURES,
  MISSION,
  NATURE,
  REASONS,
  SERVICES,
  STORY,
  SUSTAINABILITY,
} from '../../data/agricol.ts'
import { FarmProjects } from './FarmProjects.tsx'
import { FARMS } from '../../data/farms.ts'
import { Markets } from './Markets.tsx'

/** FBC Agricol Services, from the farms to the markets (requirement 2.11). */
export function AgricolPage() {
  return (
    <>
      <About
        title="Agribusiness from the seed to the ship"
        lead="We farm, supply, store and sell, and do each of them beside the people whose land it is."
        paragraphs={STORY}
        figures={FIGURES}
      />
      <SiteSection
        id="business"
        eyebrow="Business"
        title="The Nature of Our Business"
        lead="Four trades under one roof, because a farm depends on all four."
        ground="sunk"
      >
        <Points points={NATURE} />
      </SiteSection>
      <SiteSection id="why-choose-us" eyebrow="Reasons" title="Why Choose Us">
        <Points points={REASONS} />
      </SiteSection>
      <SiteSection id="mission" eyebrow="Principles" title="Mission & Vision" ground="deep">
        <Points points={MISSION} />
      </SiteSection>
      <Services
        slug="agricol"
        eyebrow="Core Services"
        title="What a farm needs, before, during and after the season"
        lead="Take one service, or the whole chain."
        details={SERVICES}
      />
      <FarmProjects farms={FARMS} />
      <Markets />
      <SiteSection
        id="sustainability"
        eyebrow="Sustainability"
        title="Land that we mean to hand on"
        ground="deep"
      >
        <Points points={SUSTAINABILITY} />
      </SiteSection>
      <Partners
        title="Under the eyes of five agencies"
        lead="Farming is watched over for good reasons. These are the regulators we work with."
        partners={AGENCIES}
      />
    </>
  )
}

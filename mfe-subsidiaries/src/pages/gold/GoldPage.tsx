import { About } from '../../features/about/About.tsx'
import { Partners } from '../../features/partners/Partners.tsx'
import { Points } from '../../features/points/Points.tsx'
import { SiteSection } from '../../features/section/SiteSection.tsx'
import { Services } from '../../features/services/Services.tsx'
import { ARTICLE, FIGURES, PARTNERS, REASONS, SERVICES, STORY } from '../../data/gold.ts'
import { GoldArticle } from './GoldArticle.tsx'
import { GoldMarket } from './GoldMarket.tsx'

/** FBC Gold: about, partners, services, market, the article and reasons to invest (requirement 2.11). */
export function GoldPage() {
  return (
    <>
      <About
        title="Metal with a memory"
        lead="We buy under licence, pay in cedis, and keep a file for every parcel that passes through our hands."
        paragraphs={STORY}
        figures={FIGURES}
      />
      <Partners
        title="Everyone who touches the metal"
        lead="A chain of custody is as good as its weakest signature. These are the people who sign."
        partners={PARTNERS}
      />
      <Services
        slug="gold"
        title="From the producer to the vault"
        lead="Every step is weighed, documented and signed for."
        details={SERVICES}
      />
      <GoldMarket />
      <GoldArticle parts={ARTICLE} />
      <SiteSection
        id="why-invest"
        eyebrow="Investors"
        title="Why Invest in Precious Metals"
        lead="General information and no advice: prices fall as well as rise, and past years promise nothing."
        ground="deep"
      >
        <Points points={REASONS} />
      </SiteSection>
    </>
  )
}

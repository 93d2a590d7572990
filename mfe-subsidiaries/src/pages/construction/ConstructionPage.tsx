import { About } from '../../features/about/About.tsx'
import { Partners } from '../../features/partners/Partners.tsx'
import { Points } from '../../features/points/Points.tsx'
import { SiteSection } from '../../features/section/SiteSection.tsx'
import { Services } from '../../features/services/Services.tsx'
import { FIGURES, MISSION, PARTNERS, REASONS, SERVICES, STORY } from '../../data/construction.ts'
import { OrganisationChart } from './OrganisationChart.tsx'
import { PROJECTS } from '../../data/projects.ts'
import { Projects } from './Projects.tsx'
import { STRUCTURE } from '../../data/structure.ts'

/** FBC Construction & Real Estate, from its mission to its projects (requirement 2.11). */
export function ConstructionPage() {
  return (
    <>
      <About
        title="Drawn, built and looked after by one company"
        lead="Classed K1 and D1, with crews, plant and engineers of our own."
        paragraphs={STORY}
        figures={FIGURES}
      />
      <SiteSection id="mission" eyebrow="Principles" title="Mission, Vision & Values" ground="deep">
        <Points points={MISSION} />
      </SiteSection>
      <SiteSection
        id="why-choose-us"
        eyebrow="Reasons"
        title="Why Choose Us"
        lead="Six things that clients have told us they look for, and can check."
      >
        <Points points={REASONS} />
      </SiteSection>
      <SiteSection
        id="structure"
        eyebrow="Structure"
        title="Our Organisational Structure"
        lead="A short way from the site to the person who decides."
        ground="sunk"
      >
        <OrganisationChart top={STRUCTURE} />
      </SiteSection>
      <Partners
        title="Built with others"
        lead="A building has more authors than the name on the board."
        partners={PARTNERS}
      />
      <Services
        slug="construction"
        title="Five things we build and look after"
        lead="One contract, from the first drawing to the keys and the years after."
        details={SERVICES}
      />
      <Projects projects={PROJECTS} />
    </>
  )
}

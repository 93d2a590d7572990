import styled from '@emotion/styled'
import { Title } from 'shared-ui'
import { About } from '../../features/about/About.tsx'
import { Partners } from '../../features/partners/Partners.tsx'
import { Points } from '../../features/points/Points.tsx'
import { SiteSection } from '../../features/section/SiteSection.tsx'
import { Services } from '../../features/services/Services.tsx'
import {
  FIGURES,
  PARTNERS,
  PROCESS,
  SERVICES,
  SOLUTIONS,
  STORY,
  TESTIMONIALS,
} from '../../data/procurement.ts'
import { Testimonials } from './Testimonials.tsx'

/** FBC Procurement: about, partners, services, testimonials and solutions (requirement 2.11). */
export function ProcurementPage() {
  return (
    <>
      <About
        title="A buyer who reads the drawing"
        lead="We source equipment, materials and services for companies and public bodies, and stand behind what arrives."
        paragraphs={STORY}
        figures={FIGURES}
      />
      <Partners
        title="A network that has been looked at"
        lead="Nobody is on our list because of a catalogue. Everybody is there because of a visit."
        partners={PARTNERS}
      />
      <Services
        slug="procurement"
        title="What we take off your desk"
        lead="Buy one service, or hand over the whole function."
        details={SERVICES}
      />
      <Testimonials testimonials={TESTIMONIALS} />
      <SiteSection
        id="solutions"
        eyebrow="Solutions"
        title="Four ways to work with us"
        lead="Some clients need a department, some need a part by Friday."
      >
        <Points points={SOLUTIONS} label="Solutions" />
        <ProcessTitle as="h3">Our process in four steps</ProcessTitle>
        <Points points={PROCESS} isOrdered label="Process" />
      </SiteSection>
    </>
  )
}

const ProcessTitle = styled(Title)`
  margin-block: clamp(48px, 6vw, 80px) 32px;
  font-size: var(--text-xl);
`

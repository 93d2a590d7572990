import { About } from '../../features/about/About.tsx'
import { Partners } from '../../features/partners/Partners.tsx'
import { Services } from '../../features/services/Services.tsx'
import { FIGURES, PARTNERS, SERVICES, STORY } from '../../data/oil-gas.ts'

/** FBC Oil & Gas: about, partners and services (requirement 2.11). */
export function OilGasPage() {
  return (
    <>
      <About
        title="Fuel is a promise with a date on it"
        lead="We supply, store and haul petroleum products, and answer for every litre between the terminal and your tank."
        paragraphs={STORY}
        figures={FIGURES}
      />
      <Partners
        title="The people behind a full tank"
        lead="A delivery passes through many hands. We choose them, train with them and sign for them."
        partners={PARTNERS}
      />
      <Services
        slug="oil-gas"
        title="From the terminal to the tank"
        lead="One company answers for the product at every step of its way."
        details={SERVICES}
      />
    </>
  )
}

import { Services } from '../../features/services/Services.tsx'

export function ConstructionPage() {
  return (
    <Services
      slug="construction"
      title="Five things we build and look after"
      lead="One contract, from the first drawing to the keys and the years after."
    />
  )
}

import { Services } from '../../features/services/Services.tsx'

export function OilGasPage() {
  return (
    <Services
      slug="oil-gas"
      title="From the terminal to the tank"
      lead="One company answers for the product at every step of its way."
    />
  )
}

import { Services } from '../../features/services/Services.tsx'

export function AgricolPage() {
  return (
    <Services
      slug="agricol"
      title="Core services"
      lead="What a farm needs before, during and after the season."
    />
  )
}

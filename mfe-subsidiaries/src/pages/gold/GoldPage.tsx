import { Services } from '../../features/services/Services.tsx'

export function GoldPage() {
  return (
    <Services
      slug="gold"
      title="From the producer to the vault"
      lead="Every step is weighed, documented and signed for."
    />
  )
}

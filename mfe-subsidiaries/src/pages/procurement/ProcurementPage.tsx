import { Services } from '../../features/services/Services.tsx'

export function ProcurementPage() {
  return (
    <Services
      slug="procurement"
      title="What we take off your desk"
      lead="Buy one service or hand over the whole function."
    />
  )
}

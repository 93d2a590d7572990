import { Broadcast } from '../../features/broadcast/Broadcast.tsx'
import { Fundraising } from '../../features/fundraising/Fundraising.tsx'
import { Hero } from '../../features/hero/Hero.tsx'
import { Partner } from '../../features/partner/Partner.tsx'
import { Sponsorship } from '../../features/sponsorship/Sponsorship.tsx'
import { Company } from '../../features/structured-data/Company.tsx'

export function HomePage() {
  return (
    <>
      <Company />
      <Hero />
      <Fundraising />
      <Sponsorship />
      <Broadcast />
      <Partner />
    </>
  )
}

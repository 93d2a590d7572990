import { HomeHero } from '../../features/hero/HomeHero.tsx'
import { HomeMatches } from './HomeMatches.tsx'
import { HomeStats } from './HomeStats.tsx'

export function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeStats />
      <HomeMatches />
    </>
  )
}

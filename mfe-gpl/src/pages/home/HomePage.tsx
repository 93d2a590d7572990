import { HomeHero } from '../../features/hero/HomeHero.tsx'
import { League } from '../../features/structured-data/League.tsx'
import { HomeMatches } from './HomeMatches.tsx'
import { HomeStats } from './HomeStats.tsx'

export function HomePage() {
  return (
    <>
      <League />
      <HomeHero />
      <HomeStats />
      <HomeMatches />
    </>
  )
}

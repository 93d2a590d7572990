import { COMPANY } from 'shared-contracts/site/company'
import { useQuery } from 'shared-contracts/query'
import { subsidiariesQuery } from 'shared-contracts/api/content-queries'
import { Eyebrow, HeroTitle } from 'shared-ui'
import { HeroCarousel } from './HeroCarousel.tsx'
import { HeroBand, HeroHeading } from './hero-styles.ts'
import { HeroFallback, HeroLoading } from './HeroWithoutSlides.tsx'

/**
 * The home page's first screen. Its heading is the group's own and is part of the first paint, so that the largest
 * text waits for nothing; the subsidiaries alternate below it (requirement 2.4).
 */
export function Hero() {
  const { data, isError } = useQuery(subsidiariesQuery())
  return (
    <HeroBand id="home" data-ground="deep" aria-labelledby="home-heading">
      <HeroHeading>
        <Eyebrow>{COMPANY.name}</Eyebrow>
        <HeroTitle id="home-heading">{COMPANY.tagline}, rooted in Ghana</HeroTitle>
      </HeroHeading>
      {data && data.length > 0 ? (
        <HeroCarousel subsidiaries={data} />
      ) : data || isError ? (
        <HeroFallback />
      ) : (
        <HeroLoading />
      )}
    </HeroBand>
  )
}

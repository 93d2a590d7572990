import { useQuery } from 'shared-contracts/query'
import { subsidiaryQuery } from 'shared-contracts/api/content-queries'
import { COMPANY } from 'shared-contracts/site/company'
import { ButtonLink, Eyebrow, HeroPicture, HeroTitle, Row, WovenStrip } from 'shared-ui'
import { usePreview } from 'shared-ui/preview'
import type { Site } from '../../data/site.ts'
import { HeroBand, HeroText } from './hero-styles.ts'
import { Tagline } from './Tagline.tsx'

/** The first screen. Name and promise are part of the first paint; the tagline comes from the server. */
export function Hero({ site }: { readonly site: Site }) {
  const query = useQuery(subsidiaryQuery(site.slug, usePreview()))
  return (
    <HeroBand id="home" data-ground="deep" aria-labelledby="site-heading">
      <HeroPicture
        src={query.data?.heroImage ?? `/media/${site.slug}`}
        focalPoint={query.data?.focalPoint}
        isFirst
      />
      <HeroText>
        <Eyebrow>A subsidiary of {COMPANY.name}</Eyebrow>
        <HeroTitle id="site-heading">{query.data?.name ?? site.name}</HeroTitle>
        <Tagline query={query} name={site.name} seed={site.slug} />
        <p>{site.promise}</p>
        <Row>
          {site.heroAction && (
            <ButtonLink href={`#${site.heroAction.id}`}>{site.heroAction.label}</ButtonLink>
          )}
          <ButtonLink href="#contact" look={site.heroAction ? 'outline' : 'solid'}>
            Contact Us
          </ButtonLink>
        </Row>
      </HeroText>
      <WovenStrip seed={site.slug} rows={4} />
    </HeroBand>
  )
}

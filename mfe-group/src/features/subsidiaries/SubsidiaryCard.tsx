import ArrowRight from 'lucide-react/icons/arrow-right'
import type { SubsidiaryResponse } from 'shared-contracts/api/subsidiary'
import { CARD_SIZES, Picture, Reveal, Subtitle, VisuallyHidden, WovenStrip } from 'shared-ui'
import { Body, CardBox, LearnMore, ServiceList } from './subsidiary-card-styles.ts'
import { useSubsidiaryHref } from './subsidiary-entries.ts'
import { SubsidiaryIcon } from './SubsidiaryIcon.tsx'

export function SubsidiaryCard({ subsidiary }: { readonly subsidiary: SubsidiaryResponse }) {
  const { slug, name, description, heroImage, focalPoint, services } = subsidiary
  const href = useSubsidiaryHref()(slug)
  return (
    <Reveal as={CardBox} data-subsidiary={slug}>
      <Picture src={heroImage} alt="" sizes={CARD_SIZES} focalPoint={focalPoint} />
      {/* In WebKit a cloth has no height as a flex item. */}
      <div>
        <WovenStrip seed={slug} rows={2} />
      </div>
      <Body>
        <SubsidiaryIcon slug={slug} />
        <Subtitle>{name}</Subtitle>
        <p>{description}</p>
        <ServiceList>
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ServiceList>
        <LearnMore href={href}>
          Learn More
          <VisuallyHidden> about {name}</VisuallyHidden>
          <ArrowRight size={18} aria-hidden="true" />
        </LearnMore>
      </Body>
    </Reveal>
  )
}

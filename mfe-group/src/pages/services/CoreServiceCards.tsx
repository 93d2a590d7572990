import ArrowRight from 'lucide-react/icons/arrow-right'
import { Container, Section, Subtitle, VisuallyHidden, WovenStrip } from 'shared-ui'
import { CORE_SERVICES } from '../../data/core-services.ts'
import { SectionHeading } from '../../features/page/SectionHeading.tsx'
import {
  Body,
  CardBox,
  CardList,
  LearnMore,
  ServiceList,
} from '../../features/subsidiaries/subsidiary-card-styles.ts'
import { useSubsidiaryHref } from '../../features/subsidiaries/subsidiary-entries.ts'
import { SubsidiaryIcon } from '../../features/subsidiaries/SubsidiaryIcon.tsx'

export function CoreServiceCards() {
  const href = useSubsidiaryHref()
  return (
    <Section aria-labelledby="core-heading">
      <Container>
        <SectionHeading
          eyebrow="Core Services"
          title="Five things we do ourselves"
          id="core-heading"
        />
        <CardList>
          {CORE_SERVICES.map(({ slug, title, summary, features }) => (
            <li key={slug}>
              <CardBox data-subsidiary={slug}>
                {/* In WebKit a cloth has no height as a flex item. */}
                <div>
                  <WovenStrip seed={slug} rows={9} cell={5} />
                </div>
                <Body>
                  <SubsidiaryIcon slug={slug} />
                  <Subtitle>{title}</Subtitle>
                  <p>{summary}</p>
                  <ServiceList>
                    {features.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ServiceList>
                  <LearnMore href={href(slug)}>
                    Learn More<VisuallyHidden> about {title}</VisuallyHidden>
                    <ArrowRight size={18} aria-hidden="true" />
                  </LearnMore>
                </Body>
              </CardBox>
            </li>
          ))}
        </CardList>
      </Container>
    </Section>
  )
}

import { ButtonLink, Container, Row, Section } from 'shared-ui'
import { CONTACT_ANCHOR } from '../../site/navigation.ts'
import { PageHero } from '../../features/page/PageHero.tsx'
import { SectionHeading } from '../../features/page/SectionHeading.tsx'
import { Breadcrumbs } from 'shared-ui/structured-data'
import { CoreServiceCards } from './CoreServiceCards.tsx'
import { Industries, Reasons, SupportingServices } from './ServiceLists.tsx'

/** The group's services, and those that support them (requirement 2.6). */
export function ServicesPage() {
  return (
    <>
      <Breadcrumbs name="Services" path="/services" />
      <PageHero
        eyebrow="Services"
        title="Our Services"
        seed="services"
        lead="Five core services and six that support them. Take one, or let us join several into a single plan."
      />
      <CoreServiceCards />
      <SupportingServices />
      <Reasons />
      <Industries />
      <Section data-ground="deep" aria-labelledby="next-heading">
        <Container>
          <SectionHeading eyebrow="Next step" title="Which of these do you need?" id="next-heading">
            Describe the job in your own words. We answer with a plan, a price and a name.
          </SectionHeading>
          <Row>
            <ButtonLink to={CONTACT_ANCHOR}>Contact Us</ButtonLink>
            <ButtonLink to="/about" look="outline">
              About the Group
            </ButtonLink>
          </Row>
        </Container>
      </Section>
    </>
  )
}

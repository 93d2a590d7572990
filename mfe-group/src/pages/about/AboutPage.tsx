import styled from '@emotion/styled'
import { COMPANY } from 'shared-contracts/site/company'
import { Container, Grid, Picture, Section, Title } from 'shared-ui'
import { CompanyFact } from 'shared-ui/company'
import { PageHero } from '../../features/page/PageHero.tsx'
import { Breadcrumbs } from 'shared-ui/structured-data'
import { Facts, Purpose } from './about-styles.ts'
import { Commitments } from './Commitments.tsx'
import { Management } from './Management.tsx'
import { Portfolio } from './Portfolio.tsx'
import { Values } from './Values.tsx'

/** The page about the group (requirement 2.5). */
export function AboutPage() {
  return (
    <>
      <Breadcrumbs name="About Us" path="/about" />
      <PageHero
        eyebrow="About Us"
        title="Who We Are"
        seed="about"
        lead={`${COMPANY.name} is a diversified business group from Accra. For over a decade our companies have fuelled, supplied, built and grown what Ghana needs.`}
      >
        <Facts>
          <div>
            <dt>Founded</dt>
            <dd>{COMPANY.foundedYear}</dd>
          </div>
          <div>
            <dt>Business Sectors</dt>
            <dd>5</dd>
          </div>
          <div>
            <dt>Head office</dt>
            <dd>
              <CompanyFact>{({ address }) => address.replace(/, Ghana$/, '')}</CompanyFact>
            </dd>
          </div>
        </Facts>
      </PageHero>
      <Desk src="/media/group" alt="" />
      <Section>
        <Grid as={Container} data-min="wide">
          <Purpose>
            <Title>Our Mission</Title>
            <p>
              To run businesses that people can build on: energy that arrives, goods that fit, gold
              with a clean history, buildings that stand and harvests that find a buyer. We measure
              ourselves by what is left in place after the invoice is paid.
            </p>
          </Purpose>
          <Purpose>
            <Title>Our Vision</Title>
            <p>
              To be the group that West Africa names first when it is asked whose word holds. We
              want companies that outlive their founders, jobs that become careers, and value that
              is added here before it is shipped.
            </p>
          </Purpose>
        </Grid>
      </Section>
      <Values />
      <Portfolio />
      <Management />
      <Commitments />
    </>
  )
}

/** A picture of the group's five materials on one desk, as wide as the screen. */
const Desk = styled(Picture)`
  width: 100%;
  height: clamp(200px, 34vw, 480px);
  object-position: 50% 72%;

  @media print {
    display: none;
  }
`

import styled from '@emotion/styled'
import { COMPANY } from 'shared-contracts/site/company'
import { ButtonLink, Container, Row, Section, Stack } from 'shared-ui'
import { SectionHeading } from '../page/SectionHeading.tsx'
import { GroupFigures } from './GroupFigures.tsx'
import { SubsidiaryTiles } from './SubsidiaryTiles.tsx'

/** Who the group is, in a paragraph, three figures and five tiles (requirement 2.4). */
export function AboutSection() {
  return (
    <Section id="about" data-ground="sunk" aria-labelledby="about-heading">
      <Container>
        <Columns>
          <Stack>
            <SectionHeading
              eyebrow="About the group"
              title="A group that is built like a good cloth"
              id="about-heading"
            >
              One thread holds little. Since {COMPANY.foundedYear}, for over a decade, we have woven
              five businesses into something that clients can put weight on.
            </SectionHeading>
            <Row>
              <ButtonLink to="/about">Learn More About Us</ButtonLink>
              <ButtonLink href="#contact" look="outline">
                Contact Us
              </ButtonLink>
            </Row>
          </Stack>
          <GroupFigures />
        </Columns>
        <SubsidiaryTiles />
      </Container>
    </Section>
  )
}

const Columns = styled.div`
  display: grid;
  gap: 48px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  align-items: start;
  margin-block-end: 64px;
`

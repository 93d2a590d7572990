import styled from '@emotion/styled'
import { COMPANY } from 'shared-contracts/site/company'
import { ButtonLink, Container, Picture, Row, Section, Stack } from 'shared-ui'
import { SectionHeading } from '../page/SectionHeading.tsx'
import { GroupFigures } from './GroupFigures.tsx'
import { SubsidiaryTiles } from './SubsidiaryTiles.tsx'

/** The group in a paragraph, three figures and five tiles (requirement 2.4). */
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
          <div>
            <Desk
              src="/media/group"
              alt="Gold bars, crude oil, cloth, concrete and cocoa on one desk"
            />
            <GroupFigures />
          </div>
        </Columns>
        <SubsidiaryTiles />
      </Container>
    </Section>
  )
}

const Desk = styled(Picture)`
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  object-position: 70% 50%;
  border-radius: var(--radius-m);
  margin-block-end: 32px;

  @media (max-width: 39.99em) {
    aspect-ratio: 2 / 1;
    margin-block-end: 16px;
  }
`

const Columns = styled.div`
  display: grid;
  gap: clamp(24px, 4vw, 48px);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26.25rem), 1fr));
  align-items: start;
  margin-block-end: clamp(24px, 5vw, 64px);
`

import styled from '@emotion/styled'
import { useQuery } from 'shared-contracts/query'
import { newsQuery } from 'shared-contracts/api/content-queries'
import { ButtonLink, Container, Grid, Muted, Section } from 'shared-ui'
import { HOME_NEWS } from '../../data/home-news.ts'
import { SectionHeading } from '../page/SectionHeading.tsx'
import { HomeNewsCard } from './HomeNewsCard.tsx'

/** Three news items (requirement 2.4). */
export function HomeNews() {
  // The search needs the server's news; who starts on the home page has them when they get there.
  useQuery(newsQuery())

  return (
    <Section id="news" data-ground="sunk" aria-labelledby="news-heading">
      <Container>
        <SectionHeading
          eyebrow="Industry News"
          title="From the fields we work in"
          id="news-heading"
        >
          What moves energy, mining, building and farming in Ghana and beyond.
        </SectionHeading>
        <Grid as="ul" data-of="three">
          {HOME_NEWS.map((item) => (
            <li key={item.title}>
              <HomeNewsCard item={item} />
            </li>
          ))}
        </Grid>
        <Foot>
          <ButtonLink to="/news" look="outline">
            View All News
          </ButtonLink>
          <Muted>Sample stories, written for this site.</Muted>
        </Foot>
      </Container>
    </Section>
  )
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 24px;
  margin-block-start: 40px;
  font-size: var(--text-s);
`

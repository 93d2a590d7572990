import styled from '@emotion/styled'
import { useQuery } from 'shared-contracts/query'
import {
  AsyncPanel,
  ButtonLink,
  Container,
  Section,
  SkeletonCards,
  STRIP_ON_PHONES,
  Tag,
} from 'shared-ui'
import { SectionHeading } from '../page/SectionHeading.tsx'
import { homeNewsQuery } from './home-news-query.ts'
import { NEWS_FAILURE, NO_NEWS } from './news-texts.ts'
import { StoryCard } from './StoryCard.tsx'

/** Three news items (requirement 2.4). */
export function HomeNews() {
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
        <AsyncPanel
          query={useQuery(homeNewsQuery())}
          loading={<SkeletonCards count={3} />}
          loadingLabel="Loading the news"
          error={NEWS_FAILURE}
          empty={NO_NEWS}
        >
          {(stories) => (
            <Stories>
              {stories.map((story) => (
                <li key={story.id}>
                  <StoryCard story={story}>{story.isSample && <Tag>Sample</Tag>}</StoryCard>
                </li>
              ))}
            </Stories>
          )}
        </AsyncPanel>
        <Foot>
          <ButtonLink to="/news" look="outline">
            View All News
          </ButtonLink>
        </Foot>
      </Container>
    </Section>
  )
}

const Stories = styled.ul`
  display: grid;
  gap: 32px 24px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
  ${STRIP_ON_PHONES}
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 24px;
  margin-block-start: clamp(16px, 3vw, 40px);
  font-size: var(--text-s);
`

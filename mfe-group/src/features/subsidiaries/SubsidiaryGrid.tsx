import { useQuery } from 'shared-contracts/query'
import { subsidiariesQuery } from 'shared-contracts/api/content-queries'
import { AsyncPanel, Container, Section, SkeletonCards } from 'shared-ui'
import { SectionHeading } from '../page/SectionHeading.tsx'
import { CardList } from './subsidiary-card-styles.ts'
import { SubsidiaryCard } from './SubsidiaryCard.tsx'

/** The home page's grid of subsidiaries, as the server lists them (requirement 2.4). */
export function SubsidiaryGrid() {
  return (
    <Section id="subsidiaries" aria-labelledby="subsidiaries-heading">
      <Container>
        <SectionHeading
          eyebrow="Our Subsidiaries"
          title="Five businesses, each good at one thing"
          id="subsidiaries-heading"
        >
          Every subsidiary has its own people, licences and clients. What they share is the way an
          agreement is kept.
        </SectionHeading>
        <AsyncPanel
          query={useQuery(subsidiariesQuery())}
          loading={<SkeletonCards count={5} />}
          loadingLabel="Loading our subsidiaries"
          error={{
            title: 'Our subsidiaries could not be loaded',
            hint: 'Please check your connection and try again.',
          }}
          empty={{ title: 'No subsidiaries found', hint: 'Please come back a little later.' }}
        >
          {(subsidiaries) => (
            <CardList>
              {subsidiaries.map((subsidiary) => (
                <li key={subsidiary.slug}>
                  <SubsidiaryCard subsidiary={subsidiary} />
                </li>
              ))}
            </CardList>
          )}
        </AsyncPanel>
      </Container>
    </Section>
  )
}

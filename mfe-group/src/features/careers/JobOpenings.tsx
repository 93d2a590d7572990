import styled from '@emotion/styled'
import type { OpeningResponse } from 'shared-contracts/api/opening'
import { formatDate } from 'shared-contracts/format/dates'
import {
  AsyncPanel,
  Button,
  Card,
  Container,
  Muted,
  Row,
  Section,
  SkeletonCards,
  Subtitle,
  Tag,
  VisuallyHidden,
  type AsyncResult,
} from 'shared-ui'
import { SectionHeading } from '../page/SectionHeading.tsx'

interface JobOpeningsProps {
  readonly query: AsyncResult<readonly OpeningResponse[]>
  readonly onApply: (job: OpeningResponse) => void
}

/** The openings as the server lists them; Apply Now chooses one for the form below. */
export function JobOpenings({ query, onApply }: JobOpeningsProps) {
  return (
    <Section data-ground="sunk" id="openings" aria-labelledby="openings-heading">
      <Container>
        <SectionHeading eyebrow="Openings" title="Current Job Openings" id="openings-heading">
          Every opening is filled by people who read the applications themselves.
        </SectionHeading>
        <AsyncPanel
          query={query}
          loading={<SkeletonCards count={5} />}
          loadingLabel="Loading our openings"
          error={{
            title: 'Our openings could not be loaded',
            hint: 'Please check your connection and try again.',
          }}
          empty={{
            title: 'No openings at the moment',
            hint: 'Please come back a little later.',
          }}
        >
          {(openings) => (
            <List>
              {openings.map((job) => (
                <li key={job.slug}>
                  <Card>
                    <Subtitle>{job.title}</Subtitle>
                    <Row>
                      <Tag data-tone="brand">{job.department}</Tag>
                      <Tag>{job.location}</Tag>
                      <Tag>{job.type}</Tag>
                    </Row>
                    <p>{job.description}</p>
                    <ul aria-label="Requirements">
                      {job.requirements.map((requirement) => (
                        <li key={requirement}>{requirement}</li>
                      ))}
                    </ul>
                    <Muted>
                      Posted <time dateTime={job.postedOn}>{formatDate(job.postedOn)}</time>
                      {job.closesOn !== null && (
                        <>
                          , open until{' '}
                          <time dateTime={job.closesOn}>{formatDate(job.closesOn)}</time>
                        </>
                      )}
                    </Muted>
                    <Button onClick={() => onApply(job)}>
                      Apply Now<VisuallyHidden> for {job.title}</VisuallyHidden>
                    </Button>
                  </Card>
                </li>
              ))}
            </List>
          )}
        </AsyncPanel>
      </Container>
    </Section>
  )
}

const List = styled.ul`
  display: grid;
  gap: 24px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr));
  overflow-wrap: anywhere;

  > li:last-of-type:nth-of-type(odd) {
    grid-column: 1 / -1;
  }
  > li > article {
    height: 100%;
    align-items: flex-start;
    gap: 16px;
  }
  p {
    max-width: 62ch;
    color: var(--text-muted);
  }
  ul ul,
  article ul {
    padding-inline-start: 1.2em;
    list-style: square;
  }
  article ul li::marker {
    color: var(--accent-mid);
  }
  button {
    margin-block-start: auto;
  }
`

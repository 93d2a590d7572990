import styled from '@emotion/styled'
import { formatDate } from 'shared-contracts/format'
import {
  Button,
  Card,
  Container,
  Muted,
  Row,
  Section,
  Subtitle,
  Tag,
  VisuallyHidden,
} from 'shared-ui'
import { JOB_OPENINGS, type JobOpening } from '../../data/jobs.ts'
import { SectionHeading } from '../page/SectionHeading.tsx'

/** The openings; Apply Now chooses one for the form below. */
export function JobOpenings({ onApply }: { readonly onApply: (job: JobOpening) => void }) {
  return (
    <Section data-ground="sunk" id="openings" aria-labelledby="openings-heading">
      <Container>
        <SectionHeading eyebrow="Openings" title="Current Job Openings" id="openings-heading">
          Every opening is filled by people who read the applications themselves.
        </SectionHeading>
        <List>
          {JOB_OPENINGS.map((job) => (
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
                </Muted>
                <Button onClick={() => onApply(job)}>
                  Apply Now<VisuallyHidden> for {job.title}</VisuallyHidden>
                </Button>
              </Card>
            </li>
          ))}
        </List>
      </Container>
    </Section>
  )
}

const List = styled.ul`
  display: grid;
  gap: 24px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr));

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

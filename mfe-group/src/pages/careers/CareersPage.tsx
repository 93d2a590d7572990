import styled from '@emotion/styled'
import { useState } from 'react'
import { openingsQuery } from 'shared-contracts/api/content-queries'
import type { OpeningResponse } from 'shared-contracts/api/opening'
import { useQuery } from 'shared-contracts/query'
import { Card, Container, Grid, Section, Subtitle } from 'shared-ui'
import { EmailLink, PhoneLink } from 'shared-ui/company'
import { usePreview } from 'shared-ui/preview'
import { CAREER_REASONS } from '../../data/career-reasons.ts'
import { ApplicationForm } from '../../features/careers/ApplicationForm.tsx'
import { JobOpenings } from '../../features/careers/JobOpenings.tsx'
import { JobPostings } from '../../features/careers/JobPostings.tsx'
import { useChosenJob } from '../../features/careers/use-chosen-job.ts'
import { PageHero } from '../../features/page/PageHero.tsx'
import { SectionHeading } from '../../features/page/SectionHeading.tsx'
import { Breadcrumbs } from 'shared-ui/structured-data'

const NONE: readonly OpeningResponse[] = []

/** Openings of the group and the form to apply for one (requirement 2.10). */
export function CareersPage() {
  const query = useQuery(openingsQuery(usePreview()))
  const openings = query.data ?? NONE
  const { job, choice, choose, forget } = useChosenJob(openings)
  const [hadOpenings, setHadOpenings] = useState(false)
  if (openings.length > 0 && !hadOpenings) setHadOpenings(true)
  // When the last opening closes while a visitor writes, the form stays with what was typed.
  const canApply = query.data?.length !== 0 || hadOpenings
  const apply = (chosen: OpeningResponse) => {
    choose(chosen)
    const form = document.getElementById('apply')
    form?.scrollIntoView()
    // Moves the keyboard focus to the visible form.
    form?.focus({ preventScroll: true })
  }
  return (
    <>
      <Breadcrumbs name="Careers" path="/careers" />
      <JobPostings openings={openings} />
      <PageHero
        eyebrow="Careers"
        title="Join Our Team"
        seed="careers"
        lead="Five companies, one standard of work, and room for people who care how a thing is done."
      >
        <Points>
          <li>5 Business Sectors</li>
          <li>Growing Team</li>
          <li>Career Growth</li>
        </Points>
      </PageHero>
      <Section aria-labelledby="reasons-heading">
        <Container>
          <SectionHeading eyebrow="The group" title="Why Work With Us" id="reasons-heading" />
          <Grid as="ul" data-of="three">
            {CAREER_REASONS.map(({ title, text }) => (
              <li key={title}>
                <Reason>
                  <Subtitle>{title}</Subtitle>
                  <p>{text}</p>
                </Reason>
              </li>
            ))}
          </Grid>
        </Container>
      </Section>
      <JobOpenings query={query} onApply={apply} />
      <Section id="apply" tabIndex={-1} aria-labelledby="apply-heading">
        <Container data-width="text">
          <SectionHeading eyebrow="Application" title="Apply for a Position" id="apply-heading">
            {canApply
              ? 'Ten minutes are enough. Fields with a star are required.'
              : 'There is no opening to apply for at the moment. New ones will be listed on this page.'}
          </SectionHeading>
          {canApply && (
            <ApplicationForm
              openings={openings}
              job={job}
              choice={choice}
              onSent={forget}
              onClosed={() => void query.refetch()}
            />
          )}
          <Questions>
            Questions? Write to <EmailLink /> or call <PhoneLink />.
          </Questions>
        </Container>
      </Section>
    </>
  )
}

const Points = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 32px;
  font-weight: 600;

  li {
    padding-inline-start: 16px;
    border-inline-start: 3px solid var(--accent-mid);
  }
`

const Reason = styled(Card)`
  height: 100%;
  border-block-start: 4px solid var(--accent-mid);

  p {
    color: var(--text-muted);
  }
`

const Questions = styled.p`
  margin-block-start: 32px;
  color: var(--text-muted);

  a[href^='tel'] {
    white-space: nowrap;
  }
`

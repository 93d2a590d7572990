import styled from '@emotion/styled'
import { Container, Lead, Section, Title } from 'shared-ui'
import { NewsletterForm } from './NewsletterForm.tsx'

export function NewsletterSection() {
  return (
    <Section data-ground="deep" aria-labelledby="newsletter-heading">
      <Columns>
        <div>
          <Title id="newsletter-heading">Stay Updated</Title>
          <Lead>One letter a month with what we learned in the field. No more than that.</Lead>
        </div>
        <NewsletterForm />
      </Columns>
    </Section>
  )
}

const Columns = styled(Container)`
  display: grid;
  gap: 32px 64px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 21.25rem), 1fr));
  align-items: center;

  > div {
    display: grid;
    gap: 12px;
  }
`

import { Container, Lead, PageTitle, Section } from 'shared-ui'
import { INTRODUCTION } from '../../data/introduction.ts'

/** Content of the first screen. */
export function Introduction() {
  return (
    <Section>
      <Container>
        <PageTitle>{INTRODUCTION.title}</PageTitle>
        <Lead>{INTRODUCTION.lead}</Lead>
      </Container>
    </Section>
  )
}

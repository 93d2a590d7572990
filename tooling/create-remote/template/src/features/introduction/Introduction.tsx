import { Container, Lead, PageTitle, Section, Stack } from 'shared-ui'
import { INTRODUCTION } from '../../data/introduction.ts'

/** Content of the first screen. */
export function Introduction() {
  return (
    <Section>
      <Container>
        <Stack>
          <PageTitle>{INTRODUCTION.title}</PageTitle>
          <Lead>{INTRODUCTION.lead}</Lead>
        </Stack>
      </Container>
    </Section>
  )
}

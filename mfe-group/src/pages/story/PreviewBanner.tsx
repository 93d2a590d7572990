import styled from '@emotion/styled'
import { Container } from 'shared-ui'

/** Says that this is not what visitors read. */
export function PreviewBanner() {
  return (
    <Band role="note">
      <meta name="robots" content="noindex" />
      <Container>
        <strong>Preview</strong> Only who has this link sees this version of the story.
      </Container>
    </Band>
  )
}

const Band = styled.div`
  padding-block: 12px;
  color: #16130e;
  background: var(--accent-tint);
`

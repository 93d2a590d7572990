import styled from '@emotion/styled'
import { Container } from '../layout/layout.ts'
import { usePreview } from './use-preview.ts'

/** Marks a preview as a version that visitors do not see; renders nothing on any other page. */
export function PreviewBanner() {
  if (usePreview() === null) return null
  return (
    <Band role="note">
      <meta name="robots" content="noindex" />
      <Container>
        <strong>Preview</strong> Only who has this link sees this version of the page.
      </Container>
    </Band>
  )
}

const Band = styled.div`
  padding-block: 12px;
  color: #16130e;
  background: var(--accent-tint);
`

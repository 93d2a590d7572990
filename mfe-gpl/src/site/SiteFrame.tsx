import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { PreviewBanner } from 'shared-ui/preview'

/** Wraps every page of the portal. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Frame>
      <PreviewBanner />
      {children}
    </Frame>
  )
}

/** On phones even a name of one long word has to fit: it breaks anywhere. */
const Frame = styled.div`
  display: contents;

  @media (max-width: 47.99em) {
    overflow-wrap: anywhere;
  }
`

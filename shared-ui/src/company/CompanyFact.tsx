import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { CompanyResponse } from 'shared-contracts/api/company'
import { companyQuery } from 'shared-contracts/api/content-queries'
import { useQuery } from 'shared-contracts/query'
import { usePreview } from '../preview/use-preview.ts'

interface CompanyFactProps {
  /** Selects the fact from the API's response. */
  readonly children: (company: CompanyResponse) => ReactNode
  /** Shown if the API could not be reached; an empty placeholder by default. */
  readonly otherwise?: ReactNode
}

/**
 * A fact of the group in a line of text. A quiet bar of the line's height replaces it while it loads; after a
 * failure an empty placeholder remains, so that nothing is made up and nothing moves.
 */
export function CompanyFact({ children, otherwise = <Place /> }: CompanyFactProps) {
  const { data, isError } = useQuery(companyQuery(usePreview()))
  if (data) return children(data)
  return isError ? otherwise : <Place data-pending />
}

const Place = styled.span`
  display: inline-block;
  width: 11em;
  max-width: 100%;
  height: 1em;
  vertical-align: -0.125em;
  border-radius: var(--radius-s);

  &[data-pending] {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
`

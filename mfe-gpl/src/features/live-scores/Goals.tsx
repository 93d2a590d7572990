import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useState } from 'react'

/** A number of goals, animated when it changes on the visible page. */
export function Goals({ children: goals }: { readonly children: number }) {
  const [first] = useState(goals)
  return (
    <Figure key={goals} data-goals={goals === first ? '' : 'changed'}>
      {goals}
    </Figure>
  )
}

const turn = keyframes`
  from { transform: perspective(3em) rotateX(90deg); }
`

/** The site's base styles stop it for visitors who prefer reduced motion. */
const Figure = styled.span`
  &[data-goals='changed'] {
    display: inline-block;
    animation: ${turn} 400ms ease-out;
  }
`

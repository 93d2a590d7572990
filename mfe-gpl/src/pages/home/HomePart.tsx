import type { ReactNode } from 'react'
import { ButtonLink, Container, Title } from 'shared-ui'
import { HomeSection, PartHead } from './home-styles.ts'

interface HomePartProps {
  readonly id: string
  readonly title: string
  /** Above the heading. */
  readonly eyebrow?: ReactNode
  /** Link to the full list. */
  readonly all: { readonly to: string; readonly name: string }
  readonly children: ReactNode
}

/** A part of the home page: heading, link to the full list, and content. */
export function HomePart({ id, title, eyebrow, all, children }: HomePartProps) {
  const heading = <Title id={id}>{title}</Title>
  return (
    <HomeSection aria-labelledby={id}>
      <Container>
        <PartHead>
          {eyebrow ? (
            <div>
              {eyebrow}
              {heading}
            </div>
          ) : (
            heading
          )}
          <ButtonLink to={all.to} look="outline" size="small">
            {all.name}
          </ButtonLink>
        </PartHead>
        {children}
      </Container>
    </HomeSection>
  )
}

import type { PersonResponse } from 'shared-contracts/api/person'
import { peopleQuery } from 'shared-contracts/api/content-queries'
import { useQuery } from 'shared-contracts/query'
import { AsyncPanel, Container, Muted, Picture, Section, SkeletonCards, Subtitle } from 'shared-ui'
import { usePreview } from 'shared-ui/preview'
import { SectionHeading } from '../../features/page/SectionHeading.tsx'
import { People, Person } from './about-styles.ts'
import { initialsOf } from './initials.ts'

/** The management team as the server lists it (requirement 2.5). */
export function Management() {
  return (
    <Section data-ground="sunk" aria-labelledby="management-heading">
      <Container>
        <SectionHeading
          eyebrow="Management Team"
          title="Who answers for what"
          id="management-heading"
        >
          The people who lead the group and its companies, each with a field of their own.
        </SectionHeading>
        <AsyncPanel
          query={useQuery(peopleQuery(usePreview()))}
          loading={<SkeletonCards count={7} />}
          loadingLabel="Loading the management team"
          error={{
            title: 'The management team could not be loaded',
            hint: 'Please check your connection and try again.',
          }}
          empty={{
            title: 'Nobody is listed at the moment',
            hint: 'Please come back a little later.',
          }}
        >
          {(people) => (
            <People>
              {people.map((person) => (
                <Profile key={person.id} person={person} />
              ))}
            </People>
          )}
        </AsyncPanel>
      </Container>
    </Section>
  )
}

/** A person; only the role is shown until the group publishes the name. */
function Profile({ person }: { readonly person: PersonResponse }) {
  const { name, role, text, imageUrl, imageAlt, focalPoint } = person
  return (
    <Person>
      {imageUrl === null ? (
        <span aria-hidden="true">{initialsOf(person)}</span>
      ) : (
        <Picture
          src={imageUrl}
          alt={imageAlt}
          focalPoint={focalPoint}
          sizes="64px"
          width={64}
          height={64}
        />
      )}
      <Subtitle>{name || role}</Subtitle>
      {name && <Muted>{role}</Muted>}
      <p>{text}</p>
    </Person>
  )
}

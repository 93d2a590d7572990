import styled from '@emotion/styled'
import { Muted, Subtitle, Reveal } from 'shared-ui'
import { DESKS } from '../../data/company.ts'

export function DeskList() {
  return (
    <List aria-label="Contact addresses">
      {DESKS.map(({ id, name, description, email }) => (
        <li key={id}>
          <Desk>
            <Subtitle>{name}</Subtitle>
            <Muted>{description}</Muted>
            <a href={`mailto:${email}`}>
              <Address email={email} />
            </a>
          </Desk>
        </li>
      ))}
    </List>
  )
}

/** May break after its @. */
function Address({ email }: { readonly email: string }) {
  const [name, domain] = email.split('@')
  return (
    <span>
      {name}@<wbr />
      {domain}
    </span>
  )
}

const List = styled.ul`
  margin-block: 12px;

  li {
    border-block-start: 1px solid var(--line);
  }
  @media print {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 6mm;
    margin-block: 0;
  }
`

const Desk = styled(Reveal)`
  display: grid;
  gap: 4px;
  justify-items: start;
  padding-block: 20px;

  @media print {
    padding-block: 10px;
  }

  a {
    display: inline-flex;
    align-items: center;
    max-width: 100%;
    min-height: 44px;
    font-weight: 600;
    color: var(--accent);
    overflow-wrap: anywhere;

    @media print {
      font-size: 0.8rem;
    }
  }
`

import styled from '@emotion/styled'
import { WovenStrip } from 'shared-ui'
import { FIXED_ENTRIES, useSubsidiaryHref } from '../subsidiaries/subsidiary-entries.ts'
import { SubsidiaryIcon } from '../subsidiaries/SubsidiaryIcon.tsx'

/** Five tiles that lead to the subsidiaries, each with its own cloth. */
export function SubsidiaryTiles() {
  const href = useSubsidiaryHref()
  return (
    <Tiles>
      {FIXED_ENTRIES.map(({ slug, name }) => (
        <li key={slug} data-subsidiary={slug}>
          <a href={href(slug)}>
            <SubsidiaryIcon slug={slug} />
            {name}
            <WovenStrip seed={slug} rows={3} />
          </a>
        </li>
      ))}
    </Tiles>
  )
}

const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;

  > li {
    flex: 1 1 200px;
  }
  a {
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: 16px;
    height: 100%;
    padding: 20px;
    font: var(--display-weight) var(--text-l) / 1.25 var(--font-display);
    text-decoration: none;
    background: var(--surface-raised);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    transition:
      border-color var(--fast) var(--ease),
      translate var(--fast) var(--ease);
  }
  a:hover {
    border-color: var(--accent);
    translate: 0 -3px;
  }
  a > svg {
    margin-block-start: 8px;
  }

  @media (max-width: 480px) {
    a {
      grid-template: auto auto / auto 1fr;
      align-items: center;
      padding-block: 14px 20px;
    }
    a > svg {
      grid-column: 1 / -1;
      margin-block-start: 0;
    }
  }
`

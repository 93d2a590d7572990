import styled from '@emotion/styled'
import { WovenStrip } from 'shared-ui'
import { FIXED_ENTRIES, useSubsidiaryHref } from '../subsidiaries/subsidiary-entries.ts'
import { SubsidiaryIcon } from '../subsidiaries/SubsidiaryIcon.tsx'

/** Five tiles that link to the subsidiaries, each with its own woven pattern. */
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

  /* On a phone five short ways, as the cards have been seen above. */
  @media (max-width: 39.99em) {
    gap: 8px;

    > li {
      flex: 0 1 auto;
      min-width: 0;
    }
    a {
      display: inline-flex;
      align-items: center;
      gap: 8px;
      min-height: 44px;
      padding: 0 14px 0 6px;
      font: 600 var(--text-s) / 1.3 var(--font-text);
    }
    a > span {
      scale: 0.62;
      margin: -10px;
    }
    a > svg {
      display: none;
    }
  }
`

import styled from '@emotion/styled'
import type { ReactElement } from 'react'
import { SITE_PAGES } from '../family/site-pages.ts'
import { GroupMark } from '../header/GroupMark.tsx'
import { PortalMark } from '../header/PortalMark.tsx'
import { HeaderBar } from '../header/header-styles.ts'
import type { ThemeName } from '../theme/tokens.ts'
import { WovenStrip } from '../woven-strip/WovenStrip.tsx'

/** By the theme of the site: the mark in its own header. */
const MARKS: Readonly<Record<ThemeName, ReactElement>> = {
  loom: <GroupMark />,
  floodlight: <PortalMark />,
  premiership: (
    <span aria-hidden="true">
      <WovenStrip seed="premiership" rows={6} cell={5} />
    </span>
  ),
}

interface ScreenHeaderProps {
  /** Theme of the site. */
  readonly theme: ThemeName
  /** Address of the site's home. */
  readonly home: string
}

/**
 * Header of a screen that replaces a site's page: the site's name and pages as plain links, which need no
 * script and fit on every screen.
 */
export function ScreenHeader({ theme, home }: ScreenHeaderProps) {
  const { name, pages } = SITE_PAGES[theme]
  const base = home === '/' ? '' : home
  return (
    <Bar>
      <div>
        <Home href={home}>
          {MARKS[theme]}
          {name}
        </Home>
        <nav aria-label="Main">
          <ul>
            {pages.map(({ label, path }) => (
              <li key={path}>
                <a href={base + path}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Bar>
  )
}

const Bar = styled(HeaderBar)`
  position: static;

  > div {
    flex-wrap: wrap;
    gap: 0 24px;
    justify-content: space-between;
    padding-block: 12px;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`

const Home = styled.a`
  font: var(--display-weight) 1.3rem / 1 var(--font-display);

  > span {
    flex: none;
    width: 30px;
    overflow: hidden;
  }
`

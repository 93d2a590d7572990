import { Fragment } from 'react'
import { createRoot } from 'react-dom/client'
import { Container, SchemeSwitch, Subtitle, Tag, type ThemeName } from 'shared-ui'
import { themeCanvas } from 'shared-ui/canvas'
import { THEME_FONTS } from 'shared-ui/fonts'
import { SPECIMENS } from 'shared-ui/specimens'
import { inHost, testHost } from 'shared-ui/testing'

const THEME_NAMES: readonly ThemeName[] = ['loom', 'floodlight', 'premiership']

/** The theme is part of the address, so that a view of the gallery can be shared. */
const asked = new URLSearchParams(window.location.search).get('theme')
const theme = THEME_NAMES.find((name) => name === asked) ?? 'loom'

const style = document.head.appendChild(document.createElement('style'))
style.textContent = [
  ...THEME_NAMES.map(themeCanvas),
  ...new Set(THEME_NAMES.flatMap((theme) => THEME_FONTS[theme].faces)),
].join('')
document.documentElement.dataset['theme'] = theme

const parts = [...new Set(SPECIMENS.map(({ part }) => part))]
createRoot(document.getElementById('gallery') ?? document.body).render(
  inHost(
    <Container>
      <header>
        <Subtitle as="h1">Gallery of shared-ui: {theme}</Subtitle>
        <nav aria-label="Themes">
          {THEME_NAMES.map((name) => (
            <Fragment key={name}>
              <a href={`?theme=${name}`}>{name}</a>{' '}
            </Fragment>
          ))}
        </nav>
        <SchemeSwitch />
      </header>
      {parts.map((part) => (
        <section key={part} aria-label={part}>
          <Subtitle as="h2">{part}</Subtitle>
          {SPECIMENS.filter((specimen) => specimen.part === part).map(({ state, show }) => (
            <figure key={state} data-specimen={`${part}, ${state}`}>
              <figcaption>
                <Tag>{state}</Tag>
              </figcaption>
              {show()}
              <div data-ground="deep">{show()}</div>
            </figure>
          ))}
        </section>
      ))}
    </Container>,
    testHost(),
    theme,
  ),
)

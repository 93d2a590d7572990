import styled from '@emotion/styled'
import { POST_FIELDS } from 'shared-contracts/api/form'
import { formatDate } from 'shared-contracts/format/dates'
import { useHost } from 'shared-contracts/host'
import { Container, Subtitle } from 'shared-ui'
import { PRIVACY_SECTIONS, PRIVACY_UPDATED } from '../../data/privacy.ts'
import { PolicyText } from './PolicyText.tsx'
import { PageHero } from '../../features/page/PageHero.tsx'
import { Breadcrumbs } from 'shared-ui/structured-data'

/** The privacy policy (requirement 2.9). */
export function PrivacyPage() {
  const returnTo = new URLSearchParams({
    [POST_FIELDS.returnTo]: `${useHost().basePath}/privacy`,
  }).toString()
  return (
    <>
      <Breadcrumbs name="Privacy Policy" path="/privacy" />
      <PageHero
        eyebrow="Privacy"
        title="Privacy Policy"
        seed="privacy"
        lead="What we know about you, why we know it, and how to make us forget."
      >
        <p>
          Last updated <time dateTime={PRIVACY_UPDATED}>{formatDate(PRIVACY_UPDATED)}</time>
        </p>
      </PageHero>
      <Columns>
        <nav aria-label="Sections of this policy">
          <ol>
            {PRIVACY_SECTIONS.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {PRIVACY_SECTIONS.map(({ id, title, paragraphs, points, link }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <Subtitle as="h2" id={`${id}-heading`}>
                {index + 1}. {title}
              </Subtitle>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <PolicyText text={paragraph} />
                </p>
              ))}
              {points && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {link && (
                <p>
                  <a href={`${link.href}?${returnTo}`}>{link.label}</a>
                </p>
              )}
            </section>
          ))}
        </div>
      </Columns>
    </>
  )
}

const Columns = styled(Container)`
  display: grid;
  gap: 48px 72px;
  padding-block: clamp(48px, 6vw, 96px);
  align-items: start;

  nav ol {
    padding-inline-start: 1.6em;
    list-style: decimal;
    font-size: var(--text-s);
  }
  nav a {
    display: inline-block;
    padding-block: 5px;
    text-decoration: none;

    @media (pointer: coarse) {
      padding-block: 11px;
    }
  }
  nav a:hover {
    text-decoration: underline;
  }
  section {
    display: grid;
    gap: 14px;
    max-width: 62ch;
    margin-block-end: 44px;
    text-wrap: pretty;
  }
  section ul {
    display: grid;
    gap: 8px;
    padding-inline-start: 1.2em;
    list-style: square;
  }
  section a {
    display: inline-block;
    padding-block: 10px;
    margin-block: -10px;
  }
  section li::marker {
    color: var(--accent-mid);
  }

  @media (min-width: 56.25em) {
    grid-template-columns: 240px 1fr;

    nav {
      position: sticky;
      top: 104px;
    }
  }
  @media print {
    nav {
      display: none;
    }
    padding: 12px 0;

    /* Rows of a grid part from their heading. */
    section {
      display: block;
      max-width: none;
      margin-block-end: 20px;
    }
    section > * + * {
      margin-block-start: 6px;
    }
    p,
    li {
      break-inside: avoid;
    }
  }
`

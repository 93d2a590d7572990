import styled from '@emotion/styled'
import { Grid, Muted, Picture, Subtitle } from 'shared-ui'
import { SiteSection } from '../../features/section/SiteSection.tsx'

interface Fact {
  readonly label: string
  readonly value: string
}

export interface FarmProject {
  readonly title: string
  readonly description: string
  /** The part of the farm's picture that shows the project. */
  readonly image: 'field' | 'palms' | 'silos'
  /** Yield, capacity or export. */
  readonly fact: Fact
  /** Season, type or certification. */
  readonly detail: Fact
}

export function FarmProjects({ farms }: { readonly farms: readonly FarmProject[] }) {
  return (
    <SiteSection
      id="farms"
      eyebrow="Farms"
      title="Our Farms & Projects"
      lead="Three places at which to see how we work. Visitors are welcome with a week’s notice."
    >
      <Grid as="ul" data-of="three">
        {farms.map(({ title, description, image, fact, detail }) => (
          <li key={title}>
            <Farm>
              <View data-part={image}>
                <Picture src="/media/agricol" alt="" sizes="(max-width: 640px) 200vw, 800px" />
              </View>
              <Subtitle>{title}</Subtitle>
              <Muted>{description}</Muted>
              <dl>
                {[fact, detail].map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </Farm>
          </li>
        ))}
      </Grid>
    </SiteSection>
  )
}

const Farm = styled.article`
  display: grid;
  gap: 12px;
  align-content: start;

  dl > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 8px;
    border-block-start: 1px solid var(--line);
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    font-weight: 600;
    text-align: end;
  }
`

const View = styled.div`
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius-m);

  img {
    width: 100%;
    height: 100%;
    scale: 2;
  }
  &[data-part='field'] img {
    transform-origin: 45% 100%;
  }
  &[data-part='palms'] img {
    transform-origin: 5% 55%;
  }
  &[data-part='silos'] img {
    transform-origin: 82% 40%;
  }
`

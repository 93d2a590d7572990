import styled from '@emotion/styled'
import Check from 'lucide-react/icons/check'
import { ButtonLink, Muted, Subtitle, Reveal } from 'shared-ui'
import type { SponsorshipPackage } from '../../data/sponsorship-packages.ts'

export function PackageCard({ item }: { readonly item: SponsorshipPackage }) {
  const [amount, unit] = item.price.split('/')
  return (
    <Item data-featured={item.featured || undefined}>
      <Content>
        {item.featured && <Badge>MOST POPULAR</Badge>}
        <Subtitle>{item.title}</Subtitle>
        <div>
          <Price>
            {`${amount}/`}
            <wbr />
            {unit}
          </Price>
          <p>
            for <b>{item.duration}</b>
          </p>
        </div>
        <Muted>{item.description}</Muted>
        <Benefits aria-label={`Benefits of ${item.title}`}>
          {item.benefits.map((benefit) => (
            <li key={benefit}>
              <Check size={18} aria-hidden="true" />
              {benefit}
            </li>
          ))}
        </Benefits>
        <Action>
          <ButtonLink to="/#contact" look="outline" fullWidth>
            Become {item.title === 'Official Partner' ? 'an' : 'a'} {item.title}
          </ButtonLink>
        </Action>
      </Content>
    </Item>
  )
}

/** The featured package inverts the theme: black on gold. */
const Item = styled.li`
  display: grid;
  padding: clamp(24px, 2.6vw, 40px);
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  break-inside: avoid;

  &[data-featured] {
    --text: #0d0b07;
    --text-muted: #3d330a;
    --accent: #0d0b07;
    --line: #b8960a;
    --focus: #0d0b07;
    color: var(--text);
    background: var(--brand);
    border-color: var(--brand);
  }
`

const Content = styled(Reveal)`
  display: grid;
  grid-template-rows: auto auto auto 1fr auto;
  gap: 20px;

  [data-featured] > & {
    grid-template-rows: auto auto auto auto 1fr auto;
  }
  @media print {
    grid-template-columns: 2fr 3fr;
    gap: 3mm 10mm;
  }
`

const Badge = styled.p`
  width: fit-content;
  padding: 5px 12px;
  font: 650 var(--text-xs) / 1.4 var(--font-text);
  letter-spacing: 0.1em;
  color: #fcd116;
  background: #0d0b07;
`

const Price = styled.p`
  font: 440 clamp(2.25rem, 1.6rem + 2vw, 3.25rem) / 1.05 var(--font-display);
  letter-spacing: -0.03em;

  [data-featured] & {
    font-size: clamp(2.75rem, 1.8rem + 3.2vw, 4.5rem);
  }
`

const Benefits = styled.ul`
  display: grid;
  gap: 12px;
  align-content: start;
  padding-block-start: 20px;
  border-block-start: 1px solid var(--line);

  li {
    display: flex;
    gap: 12px;
    align-items: start;
  }
  svg {
    flex: none;
    margin-block-start: 0.2em;
    color: var(--accent);
  }
  @media (min-width: 43.75em) and (max-width: 71.99em) {
    [data-featured] & {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media print {
    grid-template-columns: 1fr !important;
    grid-column: 2;
    grid-row: 1 / span 6;
    gap: 2mm;
    padding-block-start: 0;
    border: 0;
  }
`

const Action = styled.div`
  @media print {
    display: none;
  }
`

import Building from 'lucide-react/icons/building-2'
import Coins from 'lucide-react/icons/coins'
import Factory from 'lucide-react/icons/factory'
import Fuel from 'lucide-react/icons/fuel'
import Ship from 'lucide-react/icons/ship'
import Sprout from 'lucide-react/icons/sprout'
import { isSubsidiarySlug, type SubsidiarySlug } from 'shared-contracts/site/subsidiaries'
import styled from '@emotion/styled'

const ICONS = {
  'oil-gas': Fuel,
  procurement: Ship,
  gold: Coins,
  construction: Building,
  agricol: Sprout,
} satisfies Record<SubsidiarySlug, unknown>

/** The coloured badge of a subsidiary; one that this site does not know yet wears the group's colour. */
export function SubsidiaryIcon({ slug }: { readonly slug: string }) {
  const Icon = isSubsidiarySlug(slug) ? ICONS[slug] : Factory
  return (
    <Badge data-subsidiary={slug} aria-hidden="true">
      <Icon size={24} />
    </Badge>
  )
}

const Badge = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  color: var(--surface-raised);
  background: var(--accent);
  border-radius: var(--radius-s);
`

import Building from 'lucide-react/icons/building-2'
import Coins from 'lucide-react/icons/coins'
import Factory from 'lucide-react/icons/factory'
import Fuel from 'lucide-react/icons/fuel'
import Gem from 'lucide-react/icons/gem'
import HardHat from 'lucide-react/icons/hard-hat'
import PackageSearch from 'lucide-react/icons/package-search'
import Pickaxe from 'lucide-react/icons/pickaxe'
import Ship from 'lucide-react/icons/ship'
import Sprout from 'lucide-react/icons/sprout'
import Tractor from 'lucide-react/icons/tractor'
import Truck from 'lucide-react/icons/truck'
import Warehouse from 'lucide-react/icons/warehouse'
import { subsidiaryNamesQuery } from 'shared-contracts/api/content-queries'
import { useQuery } from 'shared-contracts/query'
import {
  isSubsidiarySlug,
  type SubsidiaryIcon as IconName,
  type SubsidiarySlug,
} from 'shared-contracts/site/subsidiaries'
import styled from '@emotion/styled'

const ICONS = {
  fuel: Fuel,
  'package-search': PackageSearch,
  gem: Gem,
  'building-2': Building,
  sprout: Sprout,
  coins: Coins,
  factory: Factory,
  'hard-hat': HardHat,
  pickaxe: Pickaxe,
  ship: Ship,
  tractor: Tractor,
  truck: Truck,
  warehouse: Warehouse,
} satisfies Record<IconName, unknown>

/** A subsidiary's icon until the server names one, or if it names an icon that this release does not have. */
const ICONS_AT_FIRST: Readonly<Record<SubsidiarySlug, IconName>> = {
  'oil-gas': 'fuel',
  procurement: 'package-search',
  gold: 'gem',
  construction: 'building-2',
  agricol: 'sprout',
}

const isKnown = (name: string | undefined): name is IconName =>
  name !== undefined && Object.hasOwn(ICONS, name)

/** The coloured badge of a subsidiary, with the icon that the server names. */
export function SubsidiaryIcon({ slug }: { readonly slug: string }) {
  const { data } = useQuery(subsidiaryNamesQuery())
  const icon = data?.find((subsidiary) => subsidiary.slug === slug)?.icon
  const atFirst = isSubsidiarySlug(slug) ? ICONS_AT_FIRST[slug] : 'factory'
  const Icon = ICONS[isKnown(icon) ? icon : atFirst]
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

import styled from '@emotion/styled'
import { useScopedSeason } from '../season/SeasonScope.tsx'
import { initialsOf, patternOf, SHIELD } from './crest-shape.ts'

interface ClubColors {
  readonly primary: string
  readonly secondary: string
}

interface CrestProps {
  /** The club's name. */
  readonly team: string
  /** The club's colours; by default those of the surrounding season. */
  readonly colors?: ClubColors
  /** Width in pixels; 40 by default. */
  readonly size?: number
}

/**
 * A club's crest, drawn from its initials and its colours in the surrounding season. It is decorative: the name is
 * beside it.
 */
export function Crest({ team, colors, size = 40 }: CrestProps) {
  const ofSeason = useClubColors(team)
  const { primary, secondary } = colors ?? ofSeason
  return (
    <Shield
      width={size}
      height={size * 1.15}
      viewBox="0 0 40 46"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHIELD} fill={primary} />
      <path d={patternOf(team)} fill={secondary} />
      <path d={SHIELD} fill="none" stroke="var(--text)" strokeWidth="2" />
      <path d="M5 16h30v14H5z" fill="#06140E" />
      <text
        x="20"
        y="27.5"
        fill="#F4F7F2"
        fontSize="13"
        fontWeight="800"
        textAnchor="middle"
        fontFamily="var(--font-display)"
      >
        {initialsOf(team)}
      </text>
    </Shield>
  )
}

/** Long names wrap or scroll; they never squeeze the crest beside them. */
const Shield = styled.svg`
  flex: none;
`

const NO_COLORS: ClubColors = { primary: '#1C3328', secondary: '#FCD116' }

/** Returns the colours of a club of the season, by its name; the portal's own if the season has no such club. */
export const useClubColors = (team: string) =>
  useScopedSeason()?.clubs.find(({ name }) => name === team)?.colors ?? NO_COLORS

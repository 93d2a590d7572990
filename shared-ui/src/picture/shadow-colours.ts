/**
 * Background of text beside a picture: the colour of the picture's own shadows, dark enough for text of any
 * tint (at least 7:1).
 */
export const SHADOW_COLOURS: Readonly<Record<string, string>> = {
  agricol: '#17190C',
  construction: '#131925',
  gold: '#1C1108',
  group: '#10140D',
  'league-ball': '#0F120B',
  'league-broadcast': '#0B0F0D',
  'league-stadium': '#0A0F0B',
  'league-trophy': '#060503',
  'oil-gas': '#1B1113',
  procurement: '#1D1419',
}

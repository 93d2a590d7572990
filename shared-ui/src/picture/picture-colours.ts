/** Mean colour of each rendered picture of `/media`, written by art/render.mjs. */
export const PICTURE_COLOURS: Readonly<Record<string, string>> = {
  agricol: '#676455',
  construction: '#68676c',
  gold: '#66451b',
  group: '#36321d',
  'league-ball': '#424d2d',
  'league-broadcast': '#384030',
  'league-corner': '#5d4a2d',
  'league-mast': '#38353d',
  'league-stadium': '#394532',
  'league-tactics': '#63583a',
  'league-trophy': '#201507',
  'live-poster': '#334d26',
  'oil-gas': '#554241',
  procurement: '#614d4f',
}

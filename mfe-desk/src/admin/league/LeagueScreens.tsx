import { Route, Routes } from 'react-router'
import { HistoryScreen } from './edits/HistoryScreen.tsx'
import { FixtureScreen } from './fixtures/FixtureScreen.tsx'
import { FixturesScreen } from './fixtures/FixturesScreen.tsx'
import { NewFixtureScreen } from './fixtures/NewFixtureScreen.tsx'
import { ImportScreen } from './import/ImportScreen.tsx'
import { RoundScreen } from './round/RoundScreen.tsx'
import { SeasonScreen } from './season/SeasonScreen.tsx'
import { EditSeasonScreen } from './seasons/EditSeasonScreen.tsx'
import { NewSeasonScreen } from './seasons/NewSeasonScreen.tsx'
import { SeasonsScreen } from './seasons/SeasonsScreen.tsx'
import { SquadScreen } from './squads/SquadScreen.tsx'

/** Screens below `/desk/seasons`. */
export const SeasonScreens = () => (
  <Routes>
    <Route index element={<SeasonsScreen />} />
    <Route path="new" element={<NewSeasonScreen />} />
    <Route path="import" element={<ImportScreen />} />
    <Route path=":season" element={<SeasonScreen />} />
    <Route path=":season/history" element={<HistoryScreen />} />
    <Route path=":season/edit" element={<EditSeasonScreen />} />
    <Route path=":season/rounds/:number" element={<RoundScreen />} />
    <Route path=":season/squads/:club" element={<SquadScreen />} />
  </Routes>
)

/** Screens below `/desk/fixtures`. */
export const FixtureScreens = () => (
  <Routes>
    <Route index element={<FixturesScreen />} />
    <Route path="new" element={<NewFixtureScreen />} />
    <Route path=":fixture" element={<FixtureScreen />} />
  </Routes>
)

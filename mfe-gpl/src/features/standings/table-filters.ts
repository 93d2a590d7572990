import { oneOf } from '../filters/use-filters.ts'

export const VIEWS = ['Table', 'Form', 'Stats'] as const
export const SEASON_NAMES = ['2024/25', '2023/24', '2022/23', '2021/22'] as const

export const TABLE_FILTERS = { season: oneOf(SEASON_NAMES), view: oneOf(VIEWS) }

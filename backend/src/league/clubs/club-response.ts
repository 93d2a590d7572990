import type { SeasonClub } from 'shared-contracts/league/club'
import type { BookClub } from '../book/season-book.ts'

export function seasonClub({ club, manager, ground }: BookClub): SeasonClub {
  const { slug, name, shortName, code, city, region, founded, achievements, image } = club
  return {
    ...{ slug, name, shortName, code, city, region, founded },
    colors: { primary: club.primaryColor, secondary: club.secondaryColor },
    ...{ achievements, image, isFeatured: club.isFeatured, manager },
    ground: ground && { slug: ground.slug, name: ground.name, capacity: ground.capacity },
  }
}

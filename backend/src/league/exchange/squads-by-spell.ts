import type { SquadSpell } from '../people/squad-spell.entity.ts'

/** Index of people by the squads they have been in. */
export class SquadsBySpell {
  private readonly clubs = new Map<number, Set<number>>()
  private readonly now = new Map<number, Set<number>>()

  constructor(spells: readonly SquadSpell[], seasonId: number) {
    for (const { personId, clubId, seasonId: own } of spells) {
      add(this.clubs, personId, clubId)
      if (own === seasonId) add(this.now, personId, clubId)
    }
  }

  /** Returns those who are in the club's squad of the season, or else those who were before and are in no other. */
  find(people: readonly number[], clubId: number): readonly number[] {
    const now = people.filter((id) => this.isInSquad(id, clubId))
    if (now.length > 0) return now
    return people.filter((id) => !this.now.has(id) && this.clubs.get(id)?.has(clubId))
  }

  isInSquad(personId: number, clubId: number): boolean {
    return this.now.get(personId)?.has(clubId) ?? false
  }
}

function add(sets: Map<number, Set<number>>, key: number, value: number): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(value))
}

/** Drawings that represent a project. */
export type ProjectImage = 'tower' | 'houses' | 'bridge' | 'silos' | 'clinic' | 'hall'

export interface Project {
  readonly title: string
  readonly description: string
  readonly image: ProjectImage
  /** In words, such as `Completed`, `In Progress` or `Planning`. */
  readonly status: string
  /** Value of the contract, in US dollars. */
  readonly value: string
}

/** Colour of a status badge: Completed green, In Progress blue, otherwise yellow (requirement 4). */
export function toneOfStatus(status: string): 'green' | 'blue' | 'yellow' {
  if (status === 'Completed') return 'green'
  return status === 'In Progress' ? 'blue' : 'yellow'
}

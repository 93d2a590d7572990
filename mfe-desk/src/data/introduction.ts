export const INTRODUCTION = {
  title: 'Desk',
  lead: 'The Desk team publishes this site on its own schedule.',
} as const

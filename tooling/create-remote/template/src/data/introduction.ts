export const INTRODUCTION = {
  title: '__title__',
  lead: 'The __title__ team publishes this site on its own schedule.',
} as const

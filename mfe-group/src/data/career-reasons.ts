/** Why Work With Us (requirement 2.10). */
export const CAREER_REASONS = [
  {
    title: 'Career Growth',
    text: 'Five companies under one roof mean that the next step is often next door. Openings are offered inside first.',
  },
  {
    title: 'Work-Life Balance',
    text: 'Planned shifts, real holidays and health cover for the family. Tired people make expensive mistakes.',
  },
  {
    title: 'Diverse Opportunities',
    text: 'From a trading desk to a tower crane to a cocoa farm, with training paid by the group.',
  },
]

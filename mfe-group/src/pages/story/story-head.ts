/** What the page of a story says of itself until it knows which one. */
export const STORY_HEAD = {
  title: 'Story | FBC Partners',
  description: 'A story of FBC Partners, told by the people who were there.',
}

/** Metadata of a story's page until the story is known. */
export const STORY_HEAD = {
  title: 'Story | FBC Partners',
  description: 'A story of FBC Partners, told by the people who were there.',
}

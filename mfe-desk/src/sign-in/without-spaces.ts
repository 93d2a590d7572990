/** A one-time code as the API knows it. Authenticators show it in groups, and people copy it like that. */
export const withoutSpaces = (code: string): string => code.replace(/\s/g, '')

/** The command was given something that it cannot work with: a mistake of the caller, not of a file's content. */
export class WrongUse extends Error {}

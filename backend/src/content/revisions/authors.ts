/** Author of an installation's first content. */
export const FIRST_AUTHOR = 'installation'
/** Author of changes made by SQL, without the desk. */
export const SQL_AUTHOR = 'database'

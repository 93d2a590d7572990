/** Who wrote what an installation began with. */
export const FIRST_AUTHOR = 'installation'
/** Who changed a row past the desk. */
export const SQL_AUTHOR = 'database'

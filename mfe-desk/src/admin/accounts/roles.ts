import { ROLES } from 'shared-contracts/desk/roles'

const inWords = (role: string) => role.charAt(0).toUpperCase() + role.slice(1).replace('-', ' ')

export const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: inWords(role) }))
export { inWords }

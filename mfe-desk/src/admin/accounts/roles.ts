import { ROLES } from 'shared-contracts/desk/roles'
import { formatChoice } from '../text-of.ts'

export const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: formatChoice(role) }))

import { ROLES } from 'shared-contracts/desk/roles'
import { inWords } from '../text-of.ts'

export const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: inWords(role) }))

import { COMPANY } from 'shared-contracts/site/company'

/**
 * Facts of the group in a new installation. Phone and e-mail belong to no real line or firm: the number is in a range
 * that is never assigned, and the domain is reserved for examples. The social networks have no address yet (requirement
 * 2.3); docs/decisions/0003-business-hours.md explains where the hours come from.
 */
export const COMPANY_SEED = {
  id: 1,
  address: COMPANY.address,
  phone: '+233 30 000 0100',
  email: COMPANY.email,
  licence: 'FBC-2025-001',
  weekdays: 'Monday - Friday: 8:00 AM - 6:00 PM',
  weekends: 'Saturday - Sunday: Closed',
  facebook: null,
  linkedin: null,
  x: null,
} as const

import type { CompanyResponse } from 'shared-contracts/api/company'

/** Facts of the group as the API answers them, with a phone number that occurs nowhere else. */
export const aCompany = (changes: Partial<CompanyResponse> = {}): CompanyResponse => ({
  address: 'East Legon, Accra, Ghana',
  phone: '+233 30 000 0111',
  email: 'office@acme.example',
  licence: 'ACME-7',
  businessHours: {
    weekdays: 'Monday - Friday: 8:00 AM - 6:00 PM',
    weekends: 'Saturday - Sunday: Closed',
  },
  social: { facebook: null, linkedin: null, x: null },
  ...changes,
})

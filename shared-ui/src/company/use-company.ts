import type { CompanyResponse } from 'shared-contracts/api/company'
import { companyQuery } from 'shared-contracts/api/content-queries'
import { useQuery } from 'shared-contracts/query'
import { usePreview } from '../preview/use-preview.ts'

/** Returns the group's facts; undefined until the API has answered, and if it could not be reached. */
export const useCompany = (): CompanyResponse | undefined =>
  useQuery(companyQuery(usePreview())).data

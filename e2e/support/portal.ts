import type { Page } from '@playwright/test'

/** The search box of a page of the portal, by the name of its search. */
export const search = (page: Page, name: string) =>
  page.getByRole('search', { name }).getByRole('searchbox')

/** Chooses a value of a filter of the page. */
export const pick = (page: Page, filter: string, value: string) =>
  page.getByRole('main').getByLabel(filter, { exact: true }).selectOption(value)

import type { Locator, Page } from '@playwright/test'

export const VALID_MESSAGE = {
  firstName: 'Ama',
  lastName: 'Mensah',
  email: 'ama.mensah@example.com',
  subsidiary: 'general',
  message: 'Please send me your price list.',
}

/** Labels of the text fields. */
export const TYPED = { firstName: 'First Name', lastName: 'Last Name', message: 'Message' } as const

/** The contact form of a page, found by its labels. */
export class ContactForm {
  readonly form: Locator

  constructor(page: Page) {
    this.form = page.getByRole('form', { name: 'Send us a message' })
  }

  field(label: string): Locator {
    return this.form.getByLabel(label)
  }

  submit(): Locator {
    return this.form.getByRole('button')
  }

  async fill(values: typeof VALID_MESSAGE): Promise<void> {
    await this.field('First Name').fill(values.firstName)
    await this.field('Last Name').fill(values.lastName)
    await this.field('Email').fill(values.email)
    await this.field('Subsidiary').selectOption(values.subsidiary)
    await this.field('Message').fill(values.message)
  }

  async values(): Promise<unknown> {
    return this.form.evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)))
  }
}

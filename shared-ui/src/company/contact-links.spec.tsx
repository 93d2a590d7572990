import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { companyQuery } from 'shared-contracts/api/content-queries'
import { aCompany } from '../testing/company.ts'
import { inHost, testHost } from '../testing/in-host.tsx'
import { PhoneLink } from './contact-links.tsx'

afterEach(cleanup)

function showPhone(phone: string) {
  const host = testHost()
  host.queryClient.setQueryData(companyQuery().queryKey, aCompany({ phone }))
  render(
    inHost(
      <p>
        <PhoneLink />
      </p>,
      host,
    ),
  )
  const link = document.querySelector('p a')
  return { text: link?.parentElement?.textContent, dials: link?.getAttribute('href') }
}

describe('the link to the phone', () => {
  it.each([
    ['+233 30 000 0100', 'tel:+233300000100'],
    ['+233 30 000 0100 / 0101', 'tel:+233300000100'],
    ['+233 30 000 0100/+233 30 000 0101', 'tel:+233300000100'],
    ['030 000 0100, 030 000 0101', 'tel:0300000100'],
    ['030 000 0100; 030 000 0101', 'tel:0300000100'],
    ['030 000 0100 or 030 000 0101', 'tel:0300000100'],
    ['030 000 0100 ext. 12', 'tel:0300000100'],
    ['030 000 0100 Ext 12', 'tel:0300000100'],
    ['030 000 0100ext12', 'tel:0300000100'],
    ['Tel/WhatsApp: 030 000 0100', 'tel:0300000100'],
    ['030 000 0100 (Accra) / 032 000 0100 (Kumasi)', 'tel:0300000100'],
  ])('shows "%s" whole, and dials its first number', (phone, href) => {
    const { text, dials } = showPhone(phone)
    expect(text).toBe(phone)
    expect(dials).toBe(href)
  })

  it('is only as long as the number that it dials', () => {
    showPhone('+233 30 000 0100 / 0101')
    screen.getByRole('link', { name: '+233 30 000 0100' })
  })

  it('is none where no number is given', () => {
    expect(showPhone('By appointment').dials).toBeNull()
  })
})

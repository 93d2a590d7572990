import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { field, renderPage, type Answer, type SentRequest } from 'shared-ui/testing'
import { remote } from '../../remote.ts'
import { anOpening, SITE_ANSWERS, TWO_OPENINGS } from '../../testing/answers.ts'

afterEach(cleanup)

const PATH = '/api/careers/apply'
const form = () => within(screen.getByRole('form', { name: 'Apply for a Position' }))
const ACCEPTED = { body: { id: 1 } }
const submit = () => form().getByRole('button')

const APPLICATION = {
  'First Name': 'Ama',
  'Last Name': 'Owusu',
  Email: 'ama@example.com',
  Phone: '+233 30 000 0199',
  Position: 'Procurement Manager',
  Experience: 'mid',
  Education: 'master',
  Availability: '2weeks',
  CV: 'https://example.com/cv',
  'Cover Letter': 'I buy well and in time.',
}

function fill() {
  for (const [label, value] of Object.entries(APPLICATION)) {
    fireEvent.change(field(label), { target: { value } })
  }
}

async function openForm(answer: Answer = 'hangs') {
  const site = await renderPage(remote, '/careers', {
    answers: { ...SITE_ANSWERS, [PATH]: answer },
  })
  return { ...site, sent: () => site.requestsOf(PATH) }
}

/** Makes the server answer applications as it does for an opening that has closed. */
function refuseThePosition() {
  const others = globalThis.fetch
  const refusal: Partial<Response> = {
    ...{ ok: false, status: 400, statusText: 'Bad Request' },
    text: () =>
      Promise.resolve(
        JSON.stringify({
          ...{ statusCode: 400, error: 'Bad Request', message: 'Invalid', requestId: 'r-1' },
          fieldErrors: { position: ['Position is required'] },
        }),
      ),
  }
  globalThis.fetch = (input, init) =>
    input === PATH ? Promise.resolve(refusal as Response) : others(input, init)
}

function bodyOf(request?: SentRequest): unknown {
  const body = request?.init?.body
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

const keyOf = (request?: SentRequest) => new Headers(request?.init?.headers).get('Idempotency-Key')

describe('the application form', () => {
  it('says under each field what is missing, and sends nothing', async () => {
    const { user, sent } = await openForm(ACCEPTED)
    await user.click(submit())
    const noteOf = (label: string) => {
      const id = field(label).getAttribute('aria-describedby')
      return id && document.getElementById(id)?.textContent
    }
    expect(Object.keys(APPLICATION).map((label) => [label, noteOf(label)])).toEqual([
      ['First Name', 'First name is required'],
      ['Last Name', 'Last name is required'],
      ['Email', 'Invalid email address'],
      ['Phone', 'Phone number is required'],
      ['Position', 'Position is required'],
      ['Experience', 'Experience level is required'],
      ['Education', 'Education is required'],
      ['Availability', 'Availability is required'],
      ['CV', 'A link to your CV, or its text. Optional.'],
      ['Cover Letter', 'Cover letter must be at least 10 characters'],
    ])
    expect(document.activeElement).toBe(field('First Name'))
    expect(sent()).toEqual([])
  })

  it('checks again with every change after the first try', async () => {
    const { user } = await openForm()
    await user.click(submit())
    await user.type(field('Cover Letter'), '123456789')
    form().getByText('Cover letter must be at least 10 characters')
    await user.type(field('Cover Letter'), '0')
    expect(form().queryByText('Cover letter must be at least 10 characters')).toBeNull()
  })

  it('checks again when an opening fills the position', async () => {
    const { user } = await openForm()
    await user.click(submit())
    form().getByText('Position is required')
    await user.click(screen.getByRole('button', { name: 'Apply Now for Procurement Manager' }))
    expect(field('Position')).toHaveProperty('value', 'Procurement Manager')
    expect(form().queryByText('Position is required')).toBeNull()
    form().getByText('First name is required')
  })

  it('says nothing of what is missing when an opening is chosen first', async () => {
    const { user } = await openForm()
    await user.click(screen.getByRole('button', { name: 'Apply Now for Procurement Manager' }))
    expect(form().queryByText('First name is required')).toBeNull()
  })

  it('offers the fixed lists', async () => {
    await openForm()
    const options = (label: string) =>
      within(field(label))
        .getAllByRole<HTMLOptionElement>('option')
        .slice(1)
        .map(({ value, label: text }) => `${value}: ${text}`)
    expect(options('Experience')).toEqual([
      'entry: Entry (0–2 years)',
      'mid: Mid (2–5 years)',
      'senior: Senior (5+ years)',
    ])
    expect(options('Education')).toEqual([
      'bachelor: Bachelor’s degree',
      'master: Master’s degree',
      'phd: Doctorate (PhD)',
      'professional: Professional qualification',
    ])
    expect(options('Availability')).toEqual([
      'immediate: Immediately',
      '2weeks: In 2 weeks',
      '1month: In 1 month',
      '2months: In 2 months',
    ])
    expect(options('Position')).toEqual([
      'Gold Trading Analyst: Gold Trading Analyst',
      'Procurement Manager: Procurement Manager',
    ])
    expect(field('Email').getAttribute('type')).toBe('email')
    expect(field('Cover Letter').tagName).toBe('TEXTAREA')
  })

  it('sends exactly the ten members with a key, then says so and is empty', async () => {
    const { user, sent, toast } = await openForm(ACCEPTED)
    fill()
    await user.click(submit())
    expect(bodyOf(sent()[0])).toEqual({
      firstName: 'Ama',
      lastName: 'Owusu',
      email: 'ama@example.com',
      phone: '+233 30 000 0199',
      position: 'Procurement Manager',
      experience: 'mid',
      education: 'master',
      cv: 'https://example.com/cv',
      coverLetter: 'I buy well and in time.',
      availability: '2weeks',
    })
    expect(keyOf(sent()[0])).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}$/)
    expect(toast()).toMatchObject({
      title: 'Application Submitted',
      description:
        'Thank you for your interest! We will review your application and contact you soon.',
    })
    form().getByText('Your application is with us.')
    expect(field('First Name')).toHaveProperty('value', '')
  })

  it('does not say of another opening that an application for it has been sent', async () => {
    const { user } = await openForm(ACCEPTED)
    fill()
    await user.click(submit())
    form().getByText('Your application is with us.')
    const { title } = anOpening()
    await user.click(screen.getByRole('button', { name: `Apply Now for ${title}` }))
    expect(field('Position')).toHaveProperty('value', title)
    expect(form().queryByText('Your application is with us.')).toBeNull()
  })

  it('is blocked and says "Submitting..." while it waits, whatever is clicked', async () => {
    const { user, sent } = await openForm()
    fill()
    await user.dblClick(submit())
    expect(submit().textContent).toBe('Submitting...')
    expect(submit()).toHaveProperty('disabled', true)
    expect(sent()).toHaveLength(1)
  })

  it('keeps what was typed after a failure, and repeats it under the same key', async () => {
    const { user, sent, toast } = await openForm('fails')
    fill()
    await user.click(submit())
    expect(toast()).toMatchObject({
      title: 'Error',
      description: 'Failed to submit application. Please try again.',
      variant: 'destructive',
    })
    form().getByText('Your application has not been sent. What you typed is still here.')
    expect(field('Cover Letter')).toHaveProperty('value', 'I buy well and in time.')
    await user.click(submit())
    const [first, second, ...more] = sent().map(keyOf)
    expect(first).toBe(second)
    expect(more).toEqual([])
    expect(sent()).toHaveLength(2)
  })

  it.each([
    ['was selected in the form', '/careers'],
    ['was chosen by its address', '/careers?job=procurement-manager'],
  ])('says that an opening has closed which %s, and lists the others', async (_how, path) => {
    let openings = TWO_OPENINGS
    const { user, toast } = await renderPage(remote, path, {
      answers: { ...SITE_ANSWERS, '/api/openings': () => ({ body: openings }) },
    })
    refuseThePosition()
    fill()
    openings = [anOpening()]
    await user.click(submit())
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Procurement Manager' })).toBeNull(),
    )
    expect(toast()).toMatchObject({
      description: 'Failed to submit application. Please try again.',
    })
    form().getByText('Position is required')
    expect(field('Position')).toHaveProperty('value', '')
    expect(document.activeElement).toBe(field('Position'))
    expect(field('Cover Letter')).toHaveProperty('value', 'I buy well and in time.')
  })

  it('keeps what was typed when the last opening closes meanwhile', async () => {
    let openings = TWO_OPENINGS
    const { user } = await renderPage(remote, '/careers', {
      answers: { ...SITE_ANSWERS, '/api/openings': () => ({ body: openings }) },
    })
    refuseThePosition()
    fill()
    openings = []
    await user.click(submit())
    await screen.findByText('No openings at the moment')
    form().getByText('Position is required')
    expect(field('Cover Letter')).toHaveProperty('value', 'I buy well and in time.')
  })
})

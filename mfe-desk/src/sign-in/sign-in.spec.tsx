import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { renderPage } from 'shared-ui/testing'
import { remote } from '../remote.ts'
import { answerDesk, type DeskAnswers } from '../testing/answer-desk.ts'

const WRONG = 'Username or password is wrong'
let answers: DeskAnswers

beforeEach(() => {
  answers = { 'GET /api/desk/sign-in': { body: { provider: null, session: null } } }
})

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
const button = (name: string) => screen.findByRole('button', { name })

async function typed(username: string, password: string) {
  const page = await renderPage(remote, '/*', { basePath: '/desk' })
  await page.user.type(await field('Username'), username)
  await page.user.type(await field('Password'), password)
  await page.user.click(await button('Sign in'))
  return page
}

describe('the sign-in of the desk', () => {
  it('shows nothing of the desk, and is kept from search engines', async () => {
    answerDesk(answers)
    await renderPage(remote, '/*', { basePath: '/desk' })
    await button('Sign in with a passkey')
    expect(screen.queryByRole('navigation', { name: 'Desk' })).toBeNull()
    expect(document.title).toBe('Sign in | Desk')
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })

  it('says of a wrong pair only that it is wrong', async () => {
    answers['POST /api/desk/session'] = { status: 401, body: { message: WRONG } }
    answerDesk(answers)
    await typed('ama', 'not hers')
    expect((await screen.findByText(WRONG)).closest('[role="alert"]')).not.toBeNull()
    expect(screen.queryByLabelText(/One-time code/)).toBeNull()
    expect(document.activeElement).toBe(await button('Sign in'))
  })

  it('asks for a code where the account has one, and sends it along', async () => {
    answers['POST /api/desk/session'] = {
      status: 401,
      body: { message: 'Enter the code', needsCode: true },
    }
    const { callsOf } = answerDesk(answers)
    const { user } = await typed('ama', 'a long password')
    const code = await field('One-time code')
    await waitFor(() => expect(document.activeElement).toBe(code))
    await user.type(code, '123 456')
    await user.click(await button('Sign in'))
    await waitFor(() =>
      expect(callsOf('POST /api/desk/session').map(({ body }) => body)).toEqual([
        { username: 'ama', password: 'a long password' },
        { username: 'ama', password: 'a long password', code: '123456' },
      ]),
    )
  })

  it('says of a wrong code that it is the code, and of none that it is missing', async () => {
    answers['POST /api/desk/session'] = { status: 401, body: { message: WRONG, needsCode: true } }
    const { callsOf } = answerDesk(answers)
    const { user } = await typed('ama', 'a long password')
    const code = await field('One-time code')
    expect(screen.queryByText(WRONG)).toBeNull()
    await user.click(await button('Sign in'))
    await screen.findByText('Enter the code')
    expect(document.activeElement).toBe(code)
    expect(callsOf('POST /api/desk/session')).toHaveLength(1)
    await user.type(code, '000000{Enter}')
    await screen.findByText('This code is wrong or used. Enter the next one.')
    expect(screen.queryByText(WRONG)).toBeNull()
  })

  it('sends nothing while a field is empty, and leads to it', async () => {
    const { callsOf } = answerDesk(answers)
    const { user } = await renderPage(remote, '/*', { basePath: '/desk' })
    await user.click(await button('Sign in'))
    await screen.findByText('Enter your username')
    expect(document.activeElement).toBe(await field('Username'))
    expect(callsOf('POST /api/desk/session')).toEqual([])
  })

  it('offers the organisation’s own provider, where there is one', async () => {
    answers['GET /api/desk/sign-in'] = {
      body: { provider: { name: 'Example ID', address: '/api/desk/provider' }, session: null },
    }
    answerDesk(answers)
    await renderPage(remote, '/*', { basePath: '/desk' })
    await button('Sign in with Example ID')
  })
})

describe('an invitation', () => {
  it('leaves the address at once, and makes the account that was asked for', async () => {
    answers['POST /api/desk/invitation'] = {}
    const { callsOf } = answerDesk(answers)
    const page = await renderPage(remote, '/invitation?token=t0ken', { basePath: '/desk' })
    await waitFor(() => expect(page.address()).toBe('/desk/invitation'))
    await page.user.type(await field('Name'), 'Ama Mensah')
    await page.user.type(await field('Username'), 'ama')
    await page.user.type(await field('Password'), 'a long password')
    await page.user.click(await button('Create account'))
    await waitFor(() =>
      expect(callsOf('POST /api/desk/invitation').map(({ body }) => body)).toEqual([
        { token: 't0ken', name: 'Ama Mensah', username: 'ama', password: 'a long password' },
      ]),
    )
  })

  it('that the API refuses for a field leads to that, and says nothing else', async () => {
    const fieldErrors = { username: ['Somebody else has this username'] }
    answers['POST /api/desk/invitation'] = {
      ...{ status: 400, body: { message: 'The request is not valid', fieldErrors } },
    }
    answerDesk(answers)
    const page = await renderPage(remote, '/invitation?token=t0ken', { basePath: '/desk' })
    await page.user.type(await field('Name'), 'Ama Mensah')
    await page.user.type(await field('Username'), 'ama')
    await page.user.type(await field('Password'), 'a long password')
    await page.user.click(await button('Create account'))
    await screen.findByText('Somebody else has this username')
    const username = await field('Username')
    await waitFor(() => expect(document.activeElement).toBe(username))
    expect(screen.queryByText('The request is not valid')).toBeNull()
    expect(document.title).toBe('Create your account | Desk')
  })

  it('says beside the field what is wrong, before it asks the API', async () => {
    const { callsOf } = answerDesk(answers)
    const page = await renderPage(remote, '/invitation?token=t0ken', { basePath: '/desk' })
    await page.user.type(await field('Password'), 'short')
    await page.user.click(await button('Create account'))
    const password = await field('Password')
    await screen.findByText('Use at least 12 characters')
    expect(password.getAttribute('aria-invalid')).toBe('true')
    expect(callsOf('POST /api/desk/invitation')).toEqual([])
  })
})

describe('a renewal', () => {
  it('sets a new password once, and says by which name to sign in', async () => {
    answers['POST /api/desk/renewal'] = { body: { username: 'ama.mensah' } }
    const { callsOf } = answerDesk(answers)
    const page = await renderPage(remote, '/renewal?token=t0ken', { basePath: '/desk' })
    await waitFor(() => expect(page.address()).toBe('/desk/renewal'))
    await page.user.click(await button('Set the password'))
    await screen.findByText(/^Use at least 12 characters/)
    await page.user.type(await field('Password'), 'a long password')
    await page.user.click(await button('Set the password'))
    await screen.findByText(/Your username is ama\.mensah/)
    expect(callsOf('POST /api/desk/renewal').map(({ body }) => body)).toEqual([
      { token: 't0ken', password: 'a long password' },
    ])
  })

  it('by Enter leads the keyboard to the heading that says so', async () => {
    answers['POST /api/desk/renewal'] = { body: { username: 'ama.mensah' } }
    answerDesk(answers)
    const page = await renderPage(remote, '/renewal?token=t0ken', { basePath: '/desk' })
    await page.user.type(await field('Password'), 'a long password{Enter}')
    const heading = await screen.findByRole('heading', { name: 'Your access is renewed' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('that is used or over says so', async () => {
    const message = 'This link is used or over: ask for another one'
    answers['POST /api/desk/renewal'] = { status: 410, body: { message } }
    answerDesk(answers)
    const page = await renderPage(remote, '/renewal?token=t0ken', { basePath: '/desk' })
    await page.user.type(await field('Password'), 'a long password')
    await page.user.click(await button('Set the password'))
    expect((await screen.findByText(message)).closest('[role="alert"]')).not.toBeNull()
  })
})

describe('a way over the provider', () => {
  it.each([
    ['unknown', 'No account of the desk is linked to you there'],
    ['unavailable', 'The provider does not answer'],
  ])('that ended as %s is told in words, and leaves the address', async (outcome, words) => {
    answerDesk(answers)
    const page = await renderPage(remote, `/?provider=${outcome}`, { basePath: '/desk' })
    await screen.findByText(new RegExp(`^${words}`))
    await waitFor(() => expect(page.address()).toBe('/desk'))
  })

  it('says nothing in words that somebody else put into the address', async () => {
    answerDesk(answers)
    await renderPage(remote, '/?provider=call+0300+000+0000', { basePath: '/desk' })
    await button('Sign in')
    expect(screen.queryByText(/0300/)).toBeNull()
  })
})

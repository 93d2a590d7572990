import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderPage, rulesOf } from 'shared-ui/testing'
import { remote } from '../../remote.ts'

const saved: { name: string; blob: Blob }[] = []
let last: Blob

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('Schedule a Meeting', () => {
  beforeEach(() => {
    saved.length = 0
    jest.useFakeTimers({
      now: new Date('2026-11-20T10:00:00Z'),
      doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'setImmediate', 'performance'],
    })
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) last = blob
      return 'blob:invitation'
    }
    URL.revokeObjectURL = () => {}
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, blob: last })
    })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    jest.useRealTimers()
  })

  it('saves an invitation for the next working day at once', async () => {
    await renderPage(remote, '/')
    press('Schedule a Meeting')
    expect(saved.map(({ name }) => name)).toEqual(['ghana-premiership-meeting-2026-11-23.ics'])
    expect(saved[0]?.blob.type).toBe('text/calendar;charset=utf-8')
  })

  it('saves the hour that was chosen and offers to send the request to its desk', async () => {
    await renderPage(remote, '/')
    choose('Topic', 'broadcast')
    choose('Day', '2026-11-25')
    choose('Time in Accra (GMT)', '16:00')
    press('Schedule a Meeting')
    expect(screen.getByRole('status').textContent).toContain(
      'Wednesday, November 25, 2026, 4:00 PM (Accra)',
    )
    const link = screen.getByRole('link', { name: 'Send the Request' })
    expect(link.getAttribute('href')).toMatch(
      /^mailto:broadcast@ghanapremiership\.example\?subject=/,
    )
  })

  it('saves an invitation for the next working day while the days are still to come', async () => {
    await renderPage(remote, '/')
    // As the server writes it: the script of the fields brings the days.
    screen.getByLabelText('Day').replaceChildren(new Option('Next working day', ''))
    press('Schedule a Meeting')
    expect(saved.map(({ name }) => name)).toEqual(['ghana-premiership-meeting-2026-11-23.ics'])
  })

  it('offers no day that has passed in a tab that stayed open', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
    await renderPage(remote, '/')
    jest.setSystemTime(new Date('2026-11-24T10:00:00Z'))
    act(() => jest.advanceTimersByTime(60_000))
    press('Schedule a Meeting')
    expect(saved.map(({ name }) => name)).toEqual(['ghana-premiership-meeting-2026-11-25.ics'])
  })

  it('is not there where no script could answer it', async () => {
    await renderPage(remote, '/')
    const form = screen.getByRole('button', { name: 'Schedule a Meeting' }).closest('form')
    expect(rulesOf(form)).toContainEqual(expect.stringMatching(/scripting: none.*display: none/))
  })

  it('copies the request for whoever has no mail program', async () => {
    const writeText = jest.fn((_text: string) => Promise.resolve())
    const { toast } = await renderPage(remote, '/')
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    press('Schedule a Meeting')
    press('Copy the Request')
    await waitFor(() => expect(toast()?.title).toBe('Request copied'))
    expect(writeText.mock.calls[0]?.[0]).toContain('investment@ghanapremiership.example')
  })

  it('says whom to write to when nothing can be copied', async () => {
    const { toast } = await renderPage(remote, '/')
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    press('Schedule a Meeting')
    press('Copy the Request')
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Could not copy',
        description: 'Please write to investment@ghanapremiership.example',
      }),
    )
  })
})

describe('Download Brochure', () => {
  afterEach(() => {
    jest.restoreAllMocks()
  })

  it('saves the file under the name of the brochure', async () => {
    const saved: [string, string][] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push([this.pathname, this.download])
    })
    await renderPage(remote, '/')
    press('Download Brochure')
    expect(saved).toEqual([
      ['/media/ghana-premiership-brochure.pdf', 'Ghana Premiership Partnership Brochure.pdf'],
    ])
  })

  it('is a form that leads to the file where nothing runs', async () => {
    await renderPage(remote, '/')
    const form = screen.getByRole('button', { name: 'Download Brochure' }).closest('form')
    expect(form?.getAttribute('action')).toBe('/media/ghana-premiership-brochure.pdf')
  })
})

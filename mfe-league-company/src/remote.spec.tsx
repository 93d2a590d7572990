import { describe, expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { HostContext } from 'shared-contracts'
import { testHost } from 'shared-ui/testing/in-host'
import { remote } from './remote.tsx'

describe('the league company remote', () => {
  it('has its two pages under its prefix, each with a title and a description of its own', () => {
    expect(remote.basePaths).toEqual(['/ghanapremiership'])
    expect(remote.routes.map(({ path }) => path)).toEqual(['/', '/about'])
    expect(new Set(remote.routes.map(({ title }) => title)).size).toBe(2)
    expect(new Set(remote.routes.map(({ description }) => description)).size).toBe(2)
  })

  it('has a panel with Retry and a way home that also stands without the layout', () => {
    const retry = jest.fn()
    render(
      <HostContext value={testHost()}>
        <remote.Failure error={new Error('lost')} retry={retry} />
      </HostContext>,
    )
    const home = screen.getByRole('link', { name: 'Back to the home page' })
    expect(home.getAttribute('href')).toBe('/ghanapremiership')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })
})

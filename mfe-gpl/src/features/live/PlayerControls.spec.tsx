import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { hydrate } from '../../testing/hydrate.ts'
import { PlayerControls } from './PlayerControls.tsx'
import { usePlayer } from './use-player.ts'

const Controls = () => <PlayerControls player={usePlayer('main')} />

it('keeps a volume that was chosen before any script ran', async () => {
  const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Volume' })
  await hydrate(<Controls />, () => (slider().value = '30'))
  expect(slider().value).toBe('30')
  expect(slider().getAttribute('aria-valuetext')).toBe('30 percent')
})

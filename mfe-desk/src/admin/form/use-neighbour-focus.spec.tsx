import { expect, it } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { useNeighbourFocus } from './use-neighbour-focus.ts'

/** @param hasKeys whether each button goes with its own entry; otherwise the last one goes, and the others are renamed. */
function Clubs({ hasKeys }: { readonly hasKeys: boolean }) {
  const { goingBy, otherwise } = useNeighbourFocus()
  const [clubs, setClubs] = useState(['Aduana', 'Hearts', 'Medeama'])
  return (
    <>
      {clubs.map((club, place) => (
        <button
          key={hasKeys ? club : place}
          {...goingBy(() => setClubs(clubs.filter((one) => one !== club)))}
        >
          Leave out {club}
        </button>
      ))}
      <div {...otherwise}>
        <button disabled>Undo</button>
        <button>Add a club</button>
      </div>
    </>
  )
}

it.each([true, false])(
  'the focus goes to the next entry, then to the one before, then to what adds one: keys %s',
  async (hasKeys) => {
    const user = userEvent.setup({ delay: null })
    render(<Clubs hasKeys={hasKeys} />)
    const focused = () => document.activeElement?.textContent
    const press = (name: string) => user.click(screen.getByRole('button', { name }))
    await press('Leave out Hearts')
    await waitFor(() => expect(focused()).toBe('Leave out Medeama'))
    await press('Leave out Medeama')
    await waitFor(() => expect(focused()).toBe('Leave out Aduana'))
    await press('Leave out Aduana')
    await waitFor(() => expect(focused()).toBe('Add a club'))
  },
)

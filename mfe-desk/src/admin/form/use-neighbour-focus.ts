import { useId, type MouseEvent } from 'react'

/**
 * Keeps the keyboard's place in a list whose buttons go away when they are pressed, such as "Leave out": the focus moves
 * to the next such button, to the last one if there is none, and to a control elsewhere if none is left.
 */
export function useNeighbourFocus() {
  const id = useId()
  const buttons = () => [...document.querySelectorAll<HTMLElement>(`[data-goes="${id}"]`)]
  return {
    /** Returns the properties of a button that goes away. */
    goingBy: (press: () => void) => ({
      'data-goes': id,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        const place = buttons().indexOf(currentTarget)
        press()
        // The list has to be rendered first. Who went on meanwhile stays there.
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body) return
          const left = buttons()
          const control = `[data-else="${id}"] :is(button, select):enabled`
          const next = left[place] ?? left.at(-1) ?? document.querySelector<HTMLElement>(control)
          next?.focus()
        })
      },
    }),
    /** Properties of the element with the controls that take the focus if no such button is left. */
    otherwise: { 'data-else': id },
  }
}

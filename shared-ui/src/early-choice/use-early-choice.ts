import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Takes over what a visitor chose or typed before any script ran, of which React hears no event. The element keeps
 * it through hydration, while the page still has what the document brought.
 *
 * @example
 * const slider = useEarlyChoice(volume, ({ value }: HTMLInputElement) => Number(value), setVolume)
 *
 * @param value that the page has.
 * @param read returns the value that the element shows; undefined for none.
 * @param choose called once, with a value that differs.
 * @returns the ref of the element.
 */
export function useEarlyChoice<Control extends Element, Value>(
  value: Value,
  read: (control: Control) => Value | undefined,
  choose: (value: Value) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null)
  const [first] = useState({ value, read, choose })

  useEffect(() => {
    const chosen = control.current ? first.read(control.current) : undefined
    if (chosen !== undefined && chosen !== first.value) first.choose(chosen)
  }, [first])

  return control
}

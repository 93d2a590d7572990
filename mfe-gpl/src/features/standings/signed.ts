/** A difference of goals or points as tables write it: `+12`, `0`, `-3`. */
export const signed = (value: number) => (value > 0 ? `+${value}` : String(value))

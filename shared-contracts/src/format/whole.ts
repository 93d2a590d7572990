/** Formats a whole number with thousands separators: `12,500`. */
export function formatWhole(value: number): string {
  const first = value < 0 ? 1 : 0
  let text = String(Math.round(value))
  for (let at = text.length - 3; at > first; at -= 3)
    text = `${text.slice(0, at)},${text.slice(at)}`
  return text
}

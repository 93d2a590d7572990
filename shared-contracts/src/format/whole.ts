/** A whole number with thousands separators: `12,500`. */
export const formatWhole = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')

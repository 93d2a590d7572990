const subtract = (a, b) => a.map((value, axis) => value - b[axis])
const cross = ([a, b, c], [x, y, z]) => [b * z - c * y, c * x - a * z, a * y - b * x]
const dot = (a, b) => a.reduce((sum, value, axis) => sum + value * b[axis], 0)
const unit = (a) => a.map((value) => value / Math.hypot(...a))

/**
 * Creates a camera at a position, looking at a target. Metres: x along the pitch, y across it, z up.
 *
 * @returns a function from a point to its place on the picture and the number of pixels per metre there.
 */
export function camera({ from, to, zoom }, width, height) {
  const forward = unit(subtract(to, from))
  const right = unit(cross(forward, [0, 0, 1]))
  const up = cross(right, forward)
  return (x, y, z = 0) => {
    const ray = subtract([x, y, z], from)
    const depth = Math.max(0.5, dot(ray, forward))
    const scale = (zoom * width) / depth
    return {
      x: width / 2 + dot(ray, right) * scale,
      y: height / 2 - dot(ray, up) * scale,
      scale,
      depth,
    }
  }
}

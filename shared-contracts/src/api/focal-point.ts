import * as v from 'valibot'

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** Point of a picture that stays visible however it is cropped: fractions of width and height from the top left. */
export const FocalPoint = v.object({ x: fraction, y: fraction })
export type FocalPoint = v.InferOutput<typeof FocalPoint>

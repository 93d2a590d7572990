import * as v from 'valibot'

export const HeroSlide = v.object({
  id: v.string(),
  title: v.string(),
  subtitle: v.string(),
  description: v.string(),
  /** Path of a rendered picture, without width and type. */
  backgroundImage: v.string(),
  ctaText: v.string(),
  /** Path inside the site that shows the slide. */
  ctaLink: v.string(),
})
export type HeroSlide = v.InferOutput<typeof HeroSlide>

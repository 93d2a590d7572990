import { describe, expect, it } from '@jest/globals'
import { FUNDING_AREAS, FUNDING_GOAL } from './funding-areas.ts'
import { HERO_SLIDES } from './hero-slides.ts'
import { SPONSORSHIP_PACKAGES } from './sponsorship-packages.ts'

describe('the figures of the league company', () => {
  it('shares $50M among four areas without a remainder', () => {
    expect(FUNDING_GOAL).toBe(50)
    expect(FUNDING_AREAS.map(({ amount }) => amount)).toEqual([20, 15, 10, 5])
    expect(FUNDING_AREAS.reduce((sum, { amount }) => sum + amount, 0)).toBe(FUNDING_GOAL)
  })

  it('says of every area what it is and what it pays for', () => {
    for (const { description, features } of FUNDING_AREAS) {
      expect(description.length).toBeGreaterThan(40)
      expect(features.length).toBeGreaterThanOrEqual(3)
    }
  })

  it('prices three packages and features the title sponsor alone', () => {
    expect(
      SPONSORSHIP_PACKAGES.map(({ title, price, duration, featured }) => [
        title,
        price,
        duration,
        featured,
      ]),
    ).toEqual([
      ['Title Sponsor', '$2M/year', '3 years', true],
      ['Official Partner', '$500K/year', '2 years', false],
      ['Team Sponsor', '$100K/year', '1 year', false],
    ])
  })

  it('leads from the three slides to the three sections', () => {
    expect(HERO_SLIDES.map(({ ctaLink }) => ctaLink)).toEqual([
      '#fundraising',
      '#sponsorship',
      '#broadcast',
    ])
  })
})

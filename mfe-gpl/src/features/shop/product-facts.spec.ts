import { describe, expect, it } from '@jest/globals'
import type { ProductResponse } from 'shared-contracts/league/product'
import { PRODUCTS } from '../../testing/sample-records.ts'
import {
  badgesOf,
  isSoldOut,
  percentOff,
  sizesOnCard,
  starsOf,
  stockNoteOf,
} from './product-facts.ts'

const product = (facts: Partial<ProductResponse>): ProductResponse => ({
  ...PRODUCTS[7]!,
  ...facts,
})

describe('a product', () => {
  it.each([
    [100, 70, 30],
    [74, 55.5, 25],
    [220, 180, 18],
    [3, 2, 33],
    [3, 1, 67],
    [200, 199, 1],
    [200, 199.1, 0],
  ])('that cost %d and costs %d is %i percent off', (originalPrice, price, percent) => {
    expect(percentOff(product({ originalPrice, price }))).toBe(percent)
  })

  it.each([
    [0, 'Sold out'],
    [1, 'Only 1 left!'],
    [49, 'Only 49 left!'],
    [50, null],
    [51, null],
  ])('of which %i are left says %s', (stock, text) => {
    expect(stockNoteOf(product({ stock }))).toBe(text)
  })

  it.each([
    [0, true],
    [1, false],
  ])('of which %i are left is sold out: %s', (stock, expected) => {
    expect(isSoldOut(product({ stock }))).toBe(expected)
  })

  it.each([
    [5, '★★★★★'],
    [4.9, '★★★★☆'],
    [4, '★★★★☆'],
    [3.99, '★★★☆☆'],
    [0.5, '☆☆☆☆☆'],
  ])('rated %d has %s', (rating, stars) => {
    expect(starsOf(product({ rating }))).toBe(stars)
  })

  it.each([
    [['S'], ['S'], 0],
    [['S', 'M', 'L', 'XL'], ['S', 'M', 'L', 'XL'], 0],
    [['S', 'M', 'L', 'XL', 'XXL'], ['S', 'M', 'L', 'XL'], 1],
    [['1', '2', '3', '4', '5', '6', '7'], ['1', '2', '3', '4'], 3],
  ])('of the sizes %j shows %j and how many more there are: %i', (sizes, shown, more) => {
    expect(sizesOnCard(product({ sizes }))).toEqual({ shown, more })
  })

  it.each([
    [{ isNewArrival: true }, ['NEW']],
    [{ isBestseller: true }, ['BESTSELLER']],
    [{ isLimitedEdition: true }, ['LIMITED']],
    [{ originalPrice: 100 }, ['SALE']],
    [
      { isNewArrival: true, isBestseller: true, isLimitedEdition: true, originalPrice: 100 },
      ['NEW', 'BESTSELLER', 'LIMITED', 'SALE'],
    ],
    [{}, []],
  ])('that is %j has the badges %j', (facts, badges) => {
    expect(badgesOf(product(facts))).toEqual(badges)
  })
})

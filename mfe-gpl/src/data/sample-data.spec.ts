import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { Article } from '../league/article.ts'
import { ChatMessage } from '../league/chat-message.ts'
import { Fixture } from '../league/fixture.ts'
import { HeroSlide } from '../league/hero-slide.ts'
import { LiveMatch } from '../league/live-match.ts'
import { MatchEvent } from '../league/match-event.ts'
import { MatchStatistics } from '../league/match-statistics.ts'
import { Player } from '../league/player.ts'
import { Product } from '../league/product.ts'
import { Team } from '../league/team.ts'
import { TrendingTopic } from '../league/trending-topic.ts'
import { CLUBS } from './clubs.ts'
import { FIXTURES, MATCHDAY, POSTPONED } from './fixtures.ts'
import { HERO_SLIDES } from './hero-slides.ts'
import { CHAT, EVENTS, STATISTICS } from './live-coverage.ts'
import { LIVE_MATCH } from './live-match.ts'
import { ARTICLE_CONTENT } from './news/article-content.ts'
import { ARTICLES } from './news/articles.ts'
import { TRENDING_TOPICS } from './news/trending-topics.ts'
import { PLAYERS } from './players.ts'
import { PRODUCTS } from './products.ts'
import { QUICK_STATS } from './quick-stats.ts'
import { CURRENT_SEASON, MATCHES_PER_SEASON } from './season.ts'
import { pairings } from './seasons/season-results.ts'
import { leagueStatistics } from './seasons/statistics.ts'
import { TEAMS } from './teams.ts'

const names = CLUBS.map(({ name }) => name)
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const articles = ARTICLES.map((article) => ({ ...article, content: ARTICLE_CONTENT[article.id] }))

describe('the sample data', () => {
  it.each([
    ['fixtures', Fixture, FIXTURES, 8],
    ['teams', Team, TEAMS, 18],
    ['players', Player, PLAYERS, 37],
    ['articles', Article, articles, 12],
    ['products', Product, PRODUCTS, 8],
    ['slides', HeroSlide, HERO_SLIDES, 3],
    ['live matches', LiveMatch, [LIVE_MATCH], 1],
    ['statistics', MatchStatistics, [STATISTICS], 1],
    ['events', MatchEvent, EVENTS, 5],
    ['messages', ChatMessage, CHAT, 4],
    ['topics', TrendingTopic, TRENDING_TOPICS, 5],
  ])('has %s as the contract describes them, each once', (_kind, schema, records, count) => {
    expect(v.parse(v.array<v.GenericSchema>(schema), records)).toEqual(records)
    expect(new Set(records.map((record) => JSON.stringify(record))).size).toBe(count)
  })

  it.each([
    ['fixtures', FIXTURES],
    ['teams', TEAMS],
    ['players', PLAYERS],
    ['articles', ARTICLES],
    ['products', PRODUCTS],
  ])('gives no two %s the same id', (_kind, records) => {
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
  })
})

describe('the sample people and matches', () => {
  it('has a top scorer with 15 goals', () => {
    expect(Math.max(...PLAYERS.map(({ goals }) => goals))).toBe(15)
  })

  it('has players of clubs that exist, with no more goals than their club', () => {
    for (const club of TEAMS) {
      const scored = sum(PLAYERS.filter(({ team }) => team === club.name).map(({ goals }) => goals))
      expect(scored).toBeLessThanOrEqual(club.goalsFor)
    }
    expect(new Set(PLAYERS.map(({ team }) => team))).toEqual(new Set(names))
  })

  it('has no player with more matches than the club, or more assists than the club has goals', () => {
    for (const { team, matches, assists } of PLAYERS) {
      const club = TEAMS.find(({ name }) => name === team)
      expect(matches).toBeLessThanOrEqual(club?.played ?? 0)
      expect(assists).toBeLessThanOrEqual(club?.goalsFor ?? 0)
    }
  })

  it('has 8 fixtures of matchday 15 between clubs that exist, each once', () => {
    expect(FIXTURES).toHaveLength(8)
    expect(new Set(FIXTURES.map(({ matchday }) => matchday))).toEqual(new Set([MATCHDAY]))
    const playing = FIXTURES.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam])
    expect(new Set(playing).size).toBe(16)
    expect(names).toEqual(expect.arrayContaining(playing))
  })

  it('has as matchday 15 what the season’s schedule pairs, one match of it postponed', () => {
    const inOrder = (matches: readonly { homeTeam: string; awayTeam: string }[]) =>
      matches.map(({ homeTeam, awayTeam }) => `${homeTeam} v ${awayTeam}`).sort()
    const schedule = pairings(CURRENT_SEASON.clubs, MATCHDAY)
    expect(inOrder([...FIXTURES, POSTPONED])).toEqual(
      inOrder(schedule.map(([homeTeam, awayTeam]) => ({ homeTeam, awayTeam }))),
    )
  })

  it('has its matches from January 26 to 29, 2025, one of them live', () => {
    expect([...new Set(FIXTURES.map(({ date }) => date))]).toEqual([
      '2025-01-26',
      '2025-01-27',
      '2025-01-28',
      '2025-01-29',
    ])
    expect(FIXTURES.filter(({ isLive }) => isLive)).toHaveLength(1)
    expect(MATCHES_PER_SEASON).toBe(names.length * (names.length - 1))
  })

  it('has a live match whose goals are its events', () => {
    const goals = (team: 'home' | 'away') =>
      EVENTS.filter((event) => event.type === 'goal' && event.team === team).length
    expect([goals('home'), goals('away')]).toEqual([LIVE_MATCH.homeScore, LIVE_MATCH.awayScore])
    expect(STATISTICS.possession.home + STATISTICS.possession.away).toBe(100)
    expect(FIXTURES.find(({ isLive }) => isLive)).toMatchObject({
      homeTeam: LIVE_MATCH.homeTeam,
      awayTeam: LIVE_MATCH.awayTeam,
      venue: LIVE_MATCH.venue,
    })
    for (const { team, player, minute, time } of EVENTS) {
      const club = team === 'home' ? LIVE_MATCH.homeTeam : LIVE_MATCH.awayTeam
      expect(PLAYERS.find(({ name }) => name === player)?.team).toBe(club)
      expect(time).toBe(`${minute}'`)
      expect(minute).toBeLessThanOrEqual(Number.parseInt(LIVE_MATCH.time))
    }
  })
})

describe('the sample news and shop', () => {
  it('quote the figures of the season', () => {
    const { homeWins, draws, awayWins, matches, goals } = leagueStatistics(CURRENT_SEASON)
    const numbers = ARTICLES.find(({ title }) => title.startsWith('What the numbers say'))
    expect(numbers?.excerpt).toContain(`${homeWins} home wins, ${draws} draws, ${awayWins} away`)
    expect(ARTICLE_CONTENT[numbers?.id ?? 0]).toContain(
      `After ${matches} matches the league has seen ${goals} goals`,
    )
    expect(QUICK_STATS.map(({ value }) => value)).toEqual([
      Math.max(...PLAYERS.map(({ goals }) => goals)),
      ...new Set(TEAMS.map(({ played }) => played)),
      TEAMS.length,
    ])
  })

  it('have featured articles, trending ones, and some of every category', () => {
    expect(ARTICLES.filter(({ featured }) => featured).length).toBeGreaterThan(0)
    expect(ARTICLES.filter(({ trending }) => trending).length).toBeGreaterThan(0)
    expect(new Set(ARTICLES.map(({ category }) => category)).size).toBe(6)
  })

  it('have products that cost less than they did, of teams that the shop knows', () => {
    for (const { price, originalPrice = Infinity, team = 'Ghana' } of PRODUCTS) {
      expect(price).toBeLessThan(originalPrice)
      expect(['Ghana', ...names]).toContain(team)
    }
    expect(new Set(PRODUCTS.map(({ category }) => category)).size).toBe(4)
  })
})

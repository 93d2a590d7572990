import { camera } from './camera.mjs'
import { drawCrowd } from './crowd.mjs'
import { ballAt, playersAt } from './play.mjs'
import {
  drawBall,
  drawFarStand,
  drawFloodlights,
  drawGoal,
  drawGround,
  drawPlayer,
} from './stadium.mjs'

export const WIDTH = 960
export const HEIGHT = 540

const view = (placeOf) => (time) => {
  const ball = ballAt(time)
  const see = camera(placeOf(ball), WIDTH, HEIGHT)
  const figures = [
    ...playersAt(time).map((player) => ({
      depth: see(player.x, player.y).depth,
      svg: drawPlayer(see, player),
    })),
    { depth: see(ball.x, ball.y).depth, svg: drawBall(see, ball) },
    { depth: see(0, 34).depth, svg: drawGoal(see, 0, -2) },
    { depth: see(105, 34).depth, svg: drawGoal(see, 105, 107) },
  ].sort((a, b) => b.depth - a.depth)
  return `<rect width="960" height="540" fill="#07120d"/>${drawFloodlights(see)}${drawFarStand(see)}${drawGround(see)}${figures.map(({ svg }) => svg).join('')}`
}

/** Renderer of each camera angle, by the name of its file. */
export const ANGLES = {
  main: view((ball) => {
    const x = 52 + (ball.x - 62) * 0.55
    return { from: [x, -38, 24], to: [x + 4, 31, 0], zoom: 1.15 }
  }),
  tactical: view(() => ({ from: [52.5, -34, 92], to: [52.5, 31, 0], zoom: 0.92 })),
  'behind-goal': view((ball) => ({
    from: [121, 34 + (ball.y - 34) * 0.12, 7],
    to: [70, 33 + (ball.y - 34) * 0.2, 0],
    zoom: 0.95,
  })),
  crowd: (time) => drawCrowd(time, WIDTH, HEIGHT),
}

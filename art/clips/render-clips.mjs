/**
 * Draws the live page's clips and encodes them into shell/public/media/live: one loop for each
 * camera angle, as WebM (VP9, Opus) and MP4 (H.264, AAC). Needs ffmpeg.
 *
 *     node art/clips/render-clips.mjs [angle...]
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { ambience } from './ambience.mjs'
import { ANGLES, HEIGHT, WIDTH } from './angles.mjs'
import { LOOP_SECONDS } from './play.mjs'

const FPS = 25
const FRAMES = FPS * LOOP_SECONDS
/** Largest size of a clip, for visitors who pay by the megabyte. */
const MAX_BYTES = 350_000

const target = join(import.meta.dirname, '../../shell/public/media/live')
const work = await mkdtemp(join(tmpdir(), 'clips-'))
await mkdir(target, { recursive: true })
await writeFile(join(work, 'sound.wav'), ambience())

const wanted = process.argv.slice(2)
for (const [angle, draw] of Object.entries(ANGLES)) {
  if (wanted.length > 0 && !wanted.includes(angle)) continue
  const master = join(work, `${angle}.mkv`)
  await drawFrames(draw, master)
  encode(
    master,
    angle,
    'webm',
    ['-c:v', 'libvpx-vp9', '-row-mt', '1', '-cpu-used', '2', '-b:v'],
    ['-c:a', 'libopus', '-b:a', '40k'],
  )
  encode(
    master,
    angle,
    'mp4',
    ['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-b:v'],
    ['-c:a', 'aac', '-b:a', '40k', '-movflags', '+faststart'],
  )
  for (const type of ['webm', 'mp4']) {
    const { size } = await stat(join(target, `${angle}.${type}`))
    console.log(`${angle}.${type} ${Math.round(size / 1000)} kB`)
    if (size > MAX_BYTES) process.exitCode = 1
  }
}
await rm(work, { recursive: true })

async function drawFrames(draw, file) {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${WIDTH}x${HEIGHT}`,
    '-r',
    String(FPS),
    '-i',
    '-',
  ]
  const ffmpeg = spawn(
    'ffmpeg',
    ['-v', 'error', '-y', ...input, '-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', file],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  for (let frame = 0; frame < FRAMES; frame++) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${draw(frame / FRAMES)}</svg>`
    const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  await once(ffmpeg, 'close')
}

/** Two passes, because the size matters more than the time. */
function encode(master, angle, type, video, sound) {
  const passes = ['-pass', '-passlogfile']
  const bitrate = '360k'
  const common = ['-v', 'error', '-y', '-i', master]
  const log = join(work, `${angle}-${type}`)
  const pixels = ['-pix_fmt', 'yuv420p', '-g', String(FRAMES)]
  execFileSync('ffmpeg', [
    ...common,
    ...video,
    bitrate,
    ...pixels,
    passes[0],
    '1',
    passes[1],
    log,
    '-an',
    '-f',
    'null',
    '/dev/null',
  ])
  execFileSync('ffmpeg', [
    ...common,
    '-i',
    join(work, 'sound.wav'),
    ...video,
    bitrate,
    ...pixels,
    passes[0],
    '2',
    passes[1],
    log,
    ...sound,
    '-shortest',
    join(target, `${angle}.${type}`),
  ])
}

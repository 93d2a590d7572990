import { LOOP_SECONDS } from './play.mjs'

const RATE = 48_000

/** Generates the murmur of a full ground with drums, as a mono WAV that loops without a seam. */
export function ambience() {
  const length = RATE * LOOP_SECONDS
  let seed = 3
  const noise = Float32Array.from(
    { length },
    () => ((seed = (seed * 16807) % 2147483647) / 2147483647) * 2 - 1,
  )
  const murmur = new Float32Array(length)
  let low = 0
  let lower = 0
  // Run the filter over the noise twice, so that its state at the end matches its state at the start.
  for (let i = 0; i < length * 2; i++) {
    const sample = noise[i % length]
    low += 0.09 * (sample - low)
    lower += 0.012 * (low - lower)
    murmur[i % length] = low - lower
  }
  const samples = new Int16Array(length)
  for (let i = 0; i < length; i++) {
    const time = i / RATE
    const swell = 0.7 + 0.3 * Math.sin((Math.PI * 2 * time) / LOOP_SECONDS)
    const beat = time % 0.5
    const accent = Math.floor(time / 0.5) % 4 === 3 ? 0.3 : 1
    const drum = Math.sin(2 * Math.PI * 74 * beat) * Math.exp(-beat * 13) * 0.16 * accent
    samples[i] = Math.round((murmur[i] * swell * 1.5 + drum) * 14_000)
  }
  return wav(samples)
}

function wav(samples) {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.byteLength, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([header, Buffer.from(samples.buffer)])
}

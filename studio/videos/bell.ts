import type { Reel } from '@/content/videos/sources/video-script'

export const SAMPLE_RATE = 44_100
const RING_SECONDS = 4
/** Pitch, volume and decay of each partial of a small hand bell. */
const PARTIALS = [
  [528, 0.5, 1.5],
  [1056, 0.28, 2.2],
  [1410, 0.14, 3],
  [2112, 0.08, 4.5],
] as const

/** A quiet bell at the start of each scene, as 16-bit mono samples. */
export function renderBellTrack({ scenes, seconds }: Reel): Buffer {
  const samples = new Float32Array(seconds * SAMPLE_RATE)
  for (const { from } of scenes) {
    const start = Math.round(from * SAMPLE_RATE)
    for (let i = 0; i < RING_SECONDS * SAMPLE_RATE && start + i < samples.length; i += 1) {
      samples[start + i] = (samples[start + i] ?? 0) + sampleBell(i / SAMPLE_RATE)
    }
  }
  return Buffer.from(Int16Array.from(samples, (value) => value * 32_767).buffer)
}

function sampleBell(t: number): number {
  const attack = Math.min(1, t / 0.008)
  const tone = PARTIALS.map(
    ([pitch, loudness, decay]) =>
      loudness * Math.exp(-decay * t) * Math.sin(2 * Math.PI * pitch * t),
  )
  return 0.22 * attack * tone.reduce((sum, partial) => sum + partial, 0)
}

import { readFileSync } from 'node:fs'
import type { Site } from './site'

export const readResidentMegabytes = ({ process: { pid } }: Site): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Returns a function that stops watching and returns the peak. */
export function watchMemory(site: Site): () => number {
  let peak = readResidentMegabytes(site)
  const timer = setInterval(() => {
    peak = Math.max(peak, readResidentMegabytes(site))
  }, 50)
  return () => {
    clearInterval(timer)
    return Math.round(peak)
  }
}

import { readFileSync } from 'node:fs'
import type { Site } from './site'

/** The resident memory of a site's process, in megabytes. */
export const readResidentMegabytes = ({ process: { pid } }: Site): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Watches it; the function that is returned ends that and tells the most there was. */
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

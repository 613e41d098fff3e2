import { readFileSync } from 'node:fs'

type MeasuredProcess = { process: { pid?: number } }

export const readResidentMegabytes = ({ process: { pid } }: MeasuredProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Returns a function that stops watching and returns the peak. */
export function watchMemory(site: MeasuredProcess): () => number {
  let peak = readResidentMegabytes(site)
  const timer = setInterval(() => {
    peak = Math.max(peak, readResidentMegabytes(site))
  }, 50)
  return () => {
    clearInterval(timer)
    return Math.round(peak)
  }
}

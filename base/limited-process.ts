import 'server-only'
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'

const CHECK_MS = 100

/** The unit of `/proc`, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

/** Processor time counts all threads together. */
type ProcessLimits = { heapMb: number; maxBytes: number; maxCpuSeconds?: number }

/**
 * Starts a Node program that gets none of our settings and secrets. It is killed when it takes more
 * memory or processor time than allowed: native code allocates outside the heap, so the heap limit
 * alone is not enough.
 */
export function spawnLimitedProcess(
  [program, ...args]: [program: string, ...args: string[]],
  { heapMb, ...limits }: ProcessLimits,
  options: Omit<SpawnOptions, 'env'>,
): ChildProcess {
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, program, ...args], {
    ...options,
    env: { NODE_ENV: 'production' },
  })
  const check = setInterval(() => void killOverLimit(child, limits), CHECK_MS).unref()
  child.once('close', () => clearInterval(check))
  return child
}

/** Only Linux tells what another process uses; elsewhere heap and time are the limits. */
async function killOverLimit(
  child: ChildProcess,
  { maxBytes, maxCpuSeconds = Number.POSITIVE_INFINITY }: Omit<ProcessLimits, 'heapMb'>,
) {
  const readProcFile = (name: string) =>
    // It has ended, or this is another system.
    readFile(`/proc/${child.pid}/${name}`, 'utf8').catch(() => '')
  const [status, stat] = await Promise.all([readProcFile('status'), readProcFile('stat')])
  const [, kilobytes = 0] = /^VmRSS:\s{1,20}(\d{1,12}) kB$/m.exec(status) ?? []
  // The name in brackets may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const cpuSeconds = (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND
  if (Number(kilobytes) * 1024 > maxBytes || cpuSeconds > maxCpuSeconds) child.kill('SIGKILL')
}

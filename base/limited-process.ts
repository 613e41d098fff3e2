import 'server-only'
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'

const CHECK_MS = 100

/** The unit of `/proc` on every Linux that Node supports. */
const TICKS_PER_SECOND = 100

type ProcessLimits = { heapMb: number; maxBytes: number; maxCpuSeconds?: number }

/** Without our settings and secrets. Native code allocates outside the heap, so RSS is limited too. */
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

/** Only Linux exposes the usage of another process; elsewhere only heap and time are limited. */
async function killOverLimit(
  child: ChildProcess,
  { maxBytes, maxCpuSeconds = Number.POSITIVE_INFINITY }: Omit<ProcessLimits, 'heapMb'>,
) {
  const [status, cpuSeconds] = await Promise.all([
    readProcFile(child, 'status'),
    readCpuSeconds(child),
  ])
  const [, kilobytes = 0] = /^VmRSS:\s{1,20}(\d{1,12}) kB$/m.exec(status) ?? []
  if (Number(kilobytes) * 1024 > maxBytes || cpuSeconds > maxCpuSeconds) child.kill('SIGKILL')
}

/** NaN where no system tells. */
export async function readCpuSeconds(child: ChildProcess): Promise<number> {
  const stat = await readProcFile(child, 'stat')
  // The name in brackets can contain spaces; user and system time are fields 12 and 13 after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

const readProcFile = ({ pid }: ChildProcess, name: string) =>
  // The process has ended, or this system has no /proc.
  readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')

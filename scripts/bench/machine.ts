import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'

/** What a bench needs to know of the machine: its cores, its tools, and what a process has used. */

const canPin = os.availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0
const lastCore = os.availableParallelism() - 1

/** The measured server has the first core for itself; what asks it and what it asks share the others. */
export const cores = {
  server: canPin ? '0' : null,
  rest: canPin ? (lastCore > 1 ? `1-${lastCore}` : '1') : null,
  two: canPin ? '0,1' : null,
}

export const placement = canPin
  ? `server on core ${cores.server}, load generator and database on ${cores.rest}`
  : 'nothing pinned to a core (that needs two cores and taskset)'

/** A command that stays on these cores with all that it starts. */
export const pinToCores = (coreList: string | null, command: string[]) =>
  coreList === null ? command : ['taskset', '-c', coreList, ...command]

/** Processor seconds that these processes and their children have used so far; null where unknown. */
export function readProcessorSeconds(pids: number[]): number | null {
  if (!existsSync('/proc/self/stat')) return null
  const ticks = listProcessTree(pids).map((pid) => {
    const fields = readProcessStat(pid)
    // Its own time, and that of its children which have ended.
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  })
  return ticks.reduce((sum, processTicks) => sum + processTicks, 0) / readTicksPerSecond()
}

/** Tells, when asked later, which share of the machine other programs took meanwhile. */
export function watchOtherProcesses(): () => number {
  const readForeignSeconds = () => readBusySeconds() - (readProcessorSeconds([process.pid]) ?? 0)
  const [foreignBefore, startedAt] = [readForeignSeconds(), performance.now()]
  return () => {
    const availableSeconds = ((performance.now() - startedAt) / 1000) * os.availableParallelism()
    return Math.max(0, (readForeignSeconds() - foreignBefore) / availableSeconds)
  }
}

function readBusySeconds() {
  if (!existsSync('/proc/stat')) return 0
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user + nice + system + irq + softirq + steal) / readTicksPerSecond()
}

/** The most memory that one process has held, in MB. */
export function readPeakMemoryMb(pid: number): number | null {
  if (!existsSync(`/proc/${pid}/status`)) return null
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return peak ? Math.round(Number(peak[1]) / 1024) : null
}

function listProcessTree(pids: number[]): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(readProcessStat(Number(name))[1])] as const)
  const processIds = new Set(pids)
  for (let previousSize = 0; previousSize !== processIds.size; ) {
    previousSize = processIds.size
    for (const [pid, parent] of parents) if (processIds.has(parent)) processIds.add(pid)
  }
  return [...processIds]
}

/** Fields from the state on; the name before it may hold spaces. */
function readProcessStat(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

let cachedTicksPerSecond: number | undefined
function readTicksPerSecond() {
  cachedTicksPerSecond ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  return cachedTicksPerSecond
}

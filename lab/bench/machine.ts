import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'

const canPin = os.availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0
const lastCore = os.availableParallelism() - 1

/** The measured server has the first core to itself; clients and databases share the rest. */
export const cores = {
  server: canPin ? '0' : null,
  rest: canPin ? (lastCore > 1 ? `1-${lastCore}` : '1') : null,
  two: canPin ? '0,1' : null,
}

export const placement = canPin
  ? `server on core ${cores.server}, load generator and database on ${cores.rest}`
  : 'nothing pinned to a core (that needs two cores and taskset)'

/** Child processes inherit the cores. */
export const pinToCores = (coreList: string | null, command: string[]) =>
  coreList === null ? command : ['taskset', '-c', coreList, ...command]

/** CPU seconds of these processes and their children; null where unknown. */
export function readProcessorSeconds(pids: number[]): number | null {
  if (!existsSync('/proc/self/stat')) return null
  const ticks = listProcessTree(pids).map((pid) => {
    const fields = readProcessStat(pid)
    // Own time plus that of ended children.
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  })
  return ticks.reduce((sum, processTicks) => sum + processTicks, 0) / readTicksPerSecond()
}

/** Returns a function for the share of CPU that other programs used since. */
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

export function readPeakMemoryMb(pid: number): number | null {
  if (!existsSync(`/proc/${pid}/status`)) return null
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return peak ? Math.round(Number(peak[1]) / 1024) : null
}

/** Of the process and its children. */
export const readProcessTreeMb = (pid: number): number =>
  listProcessTree([pid])
    .filter((treePid) => existsSync(`/proc/${treePid}/status`))
    .map((treePid) => /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${treePid}/status`, 'utf8')))
    .reduce((sum, resident) => sum + Number(resident?.[1] ?? 0) / 1024, 0)

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

/** Fields from the state on; the name before it can contain spaces. */
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

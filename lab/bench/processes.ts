import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createCleanEnvironment } from '@/scripts/programs'
import { pinToCores } from './machine'

export const workFolder = mkdtempSync(path.join(os.tmpdir(), 'uns-bench-'))
const runningProcesses = new Set<ChildProcess>()

process.once('exit', () => {
  // SIGQUIT stops PostgreSQL at once.
  for (const child of runningProcesses) child.kill('SIGQUIT')
  rmSync(workFolder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
})

export type BenchProcess = { pid: number; stop: () => Promise<void>; output: () => string }

type BenchProcessOptions = {
  name: string
  command: string[]
  coreList: string | null
  env?: Record<string, string>
  cwd?: string
  user?: { uid: number; gid: number }
  isReady: () => Promise<boolean>
}

/** Waits until the server responds; output goes to a file. */
export async function startProcess({
  name,
  command,
  coreList,
  env,
  cwd,
  user,
  isReady,
}: BenchProcessOptions): Promise<BenchProcess> {
  const file = path.join(workFolder, `${name}.log`)
  const log = openSync(file, 'a')
  const [program = '', ...args] = pinToCores(coreList, command)
  const options = { cwd, ...user, env: { ...createCleanEnvironment(), ...env } }
  const child = spawn(program, args, { ...options, stdio: ['ignore', log, log] })
  runningProcesses.add(child)
  const whenClosed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const output = () => readFileSync(file, 'utf8')
  const deadline = Date.now() + 120_000
  while (!(await isReady().catch(() => false))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${name} did not start:\n${output().slice(-2000)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await whenClosed
    runningProcesses.delete(child)
  }
  return { pid: child.pid ?? 0, stop, output }
}

export const createHealthCheck = (url: string) => () => fetch(url).then(({ ok }) => ok)

export async function runBenchmark(bench: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  await bench()
  process.exit(process.exitCode ?? 0)
}

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { cleanEnvironment } from '../programs'
import { pinned } from './machine'

/** Everything that a bench starts and writes, and the end of it all. */

export const work = mkdtempSync(path.join(os.tmpdir(), 'uns-bench-'))
const running = new Set<ChildProcess>()

process.once('exit', () => {
  // SIGQUIT ends PostgreSQL at once; the others just end.
  for (const child of running) child.kill('SIGQUIT')
  rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
})

export type Started = { pid: number; stop: () => Promise<void>; output: () => string }

type Start = {
  name: string
  command: string[]
  on: string | null
  env?: Record<string, string>
  cwd?: string
  user?: { uid: number; gid: number }
  ready: () => Promise<boolean>
}

/** Starts a server, its output into a file as under systemd, and waits until it answers. */
export async function start({ name, command, on, env, cwd, user, ready }: Start): Promise<Started> {
  const file = path.join(work, `${name}.log`)
  const log = openSync(file, 'a')
  const [program = '', ...args] = pinned(on, command)
  const options = { cwd, ...user, env: { ...cleanEnvironment(), ...env } }
  const child = spawn(program, args, { ...options, stdio: ['ignore', log, log] })
  running.add(child)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const output = () => readFileSync(file, 'utf8')
  const giveUpAt = Date.now() + 120_000
  while (!(await ready().catch(() => false))) {
    if (child.exitCode !== null || Date.now() > giveUpAt)
      throw new Error(`${name} did not start:\n${output().slice(-2000)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    running.delete(child)
  }
  return { pid: child.pid ?? 0, stop, output }
}

export const answers = (url: string) => () => fetch(url).then(({ ok }) => ok)

/** Runs the bench to its end, or to that of whoever interrupts it. */
export async function tidily(bench: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  await bench()
  process.exit(process.exitCode ?? 0)
}

import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'
import { createCleanEnvironment } from '@/scripts/programs'
import { forgetProcessState } from './process-state'

export type ProgramRun = { status: number | null; output: string }

type SpawnOptions = { env?: Record<string, string>; cwd?: string }

/** A real process: for what happens before a program's first line, such as the host's settings. */
export async function runCommandForOutput(
  [file = '', ...args]: string[],
  { env = {}, cwd }: SpawnOptions = {},
): Promise<ProgramRun> {
  const child = spawn(file, args, {
    cwd,
    env: { ...createCleanEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), exit])
  return { status, output: stdout + stderr }
}

class ProgramExit extends Error {
  constructor(readonly status: number) {
    super(`exit ${status}`)
  }
}

/**
 * In this process, which loads the modules in a tenth of the time. `load` imports the program, which then
 * runs: each time as a new module. The output of a failed program is its error message.
 */
export async function runProgramInProcess(
  load: () => Promise<unknown>,
  args: string[],
): Promise<ProgramRun> {
  const [stdout, stderr]: [string[], string[]] = [[], []]
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => stdout.push(String(chunk)) > 0),
    vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => stderr.push(String(chunk)) > 0),
    vi.spyOn(process, 'exit').mockImplementation((status) => {
      throw new ProgramExit(Number(status ?? 0))
    }),
  ]
  const argvBefore = process.argv
  process.argv = ['node', 'program', ...args]
  forgetProcessState()
  try {
    await load()
    return { status: 0, output: stdout.join('') }
  } catch (error) {
    if (!(error instanceof ProgramExit)) throw error
    return { status: error.status, output: stderr.join('') }
  } finally {
    process.argv = argvBefore
    for (const spy of spies) spy.mockRestore()
  }
}

import { spawn } from 'node:child_process'

/** Runs a program of the project's own packages, its output where the caller's goes. */
export function runCommand(command: string[], env: Record<string, string> = {}): Promise<boolean> {
  const [file = '', ...args] = command
  const child = spawn(file, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env } as NodeJS.ProcessEnv,
  })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

/** A package's command line program, run by this Node. */
export const createPackageCommand = (path: string, ...args: string[]) => [
  process.execPath,
  `node_modules/${path}`,
  ...args,
]

/** For a site under test or measurement: nothing of the developer's own settings may reach it. */
export function createCleanEnvironment() {
  const { PATH, HOME, TMPDIR } = process.env
  return { PATH, HOME, TMPDIR, NODE_ENV: 'production' as const }
}

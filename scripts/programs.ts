import { spawn } from 'node:child_process'

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

export const createPackageCommand = (path: string, ...args: string[]) => [
  process.execPath,
  `node_modules/${path}`,
  ...args,
]

/** Keeps a developer's own settings out of tests and measurements, and what the machine is like in. */
export function createCleanEnvironment() {
  const { PATH, HOME, TMPDIR, TZ, LANG, FONTCONFIG_FILE } = process.env
  const machine = { PATH, HOME, TMPDIR, TZ, LANG, FONTCONFIG_FILE }
  return { ...machine, NODE_ENV: 'production' as const, IGNORE_ENV_FILE: '1' }
}

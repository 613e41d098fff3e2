import 'server-only'
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'

const CHECK_MS = 100

type Limits = { heapMb: number; maxBytes: number }

/**
 * Starts a Node program that gets none of our settings and secrets. It is killed when it takes more
 * memory than allowed: native code allocates outside the heap, so the heap limit alone is not enough.
 */
export function startLimited(
  [program, ...args]: [program: string, ...args: string[]],
  { heapMb, maxBytes }: Limits,
  options: Omit<SpawnOptions, 'env'>,
): ChildProcess {
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, program, ...args], {
    ...options,
    env: { NODE_ENV: 'production' },
  })
  const check = setInterval(() => void killIfTooLarge(child, maxBytes), CHECK_MS).unref()
  child.once('close', () => clearInterval(check))
  return child
}

/** Only Linux tells how much memory another process has; elsewhere heap and time are the limits. */
async function killIfTooLarge(child: ChildProcess, maxBytes: number) {
  // It has ended, or this is another system.
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes = 0] = /^VmRSS:\s{1,20}(\d{1,12}) kB$/m.exec(status) ?? []
  if (Number(kilobytes) * 1024 > maxBytes) child.kill('SIGKILL')
}

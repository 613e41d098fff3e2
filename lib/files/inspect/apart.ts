import 'server-only'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { log } from '@/base/log'
import { inTurn } from '@/lib/auth/in-turn'
import { FileRefused, type Refused } from './refused'

/**
 * What opens strangers' files runs in a process of its own, one at a time: it knows none of our settings
 * and secrets, may be ended whatever it does, and takes nobody along when it falls. A thread of this
 * process would share memory with it, and a fault in the code that draws would end the site.
 */

const PROGRAMS = path.join(process.cwd(), 'lib/files/inspect/apart')
const PATIENCE_MS = 60_000
const HEAP_MB = 384
/** Pictures are drawn outside of the heap. */
const MOST_MEMORY = 900 * 1024 * 1024
const LOOK_MS = 100

type Limits = { patienceMs: number; mostMemory: number }

export const lookInto = <Found>(
  program: 'pdf' | 'picture',
  files: string[],
  limits: Limits = { patienceMs: PATIENCE_MS, mostMemory: MOST_MEMORY },
): Promise<Found> => inTurn('files apart', () => runProgram<Found>(program, files, limits))

async function runProgram<Found>(name: string, files: string[], limits: Limits): Promise<Found> {
  const program = path.join(PROGRAMS, `${name}.mjs`)
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, program, ...files], {
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: limits.patienceMs,
    killSignal: 'SIGKILL',
  })
  const watch = setInterval(() => void endIfTooLarge(child, limits.mostMemory), LOOK_MS)
  try {
    const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
    return understood<Found>(said, name)
  } finally {
    clearInterval(watch)
  }
}

function understood<Found>(said: string, program: string): Found {
  if (!said) {
    log().warn({ event: 'files.apart-ended', program })
    throw new FileRefused({ word: 'fileTooHard' })
  }
  const { found, refusal } = JSON.parse(said) as { found?: Found; refusal?: Refused }
  if (found === undefined) throw new FileRefused(refusal ?? { word: 'fileTooHard' })
  return found
}

/** Linux tells; elsewhere heap and time are the limits. */
async function endIfTooLarge(child: ChildProcess, most: number) {
  // It has ended, or this is another system.
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes = 0] = /^VmRSS:\s{1,20}(\d{1,12}) kB$/m.exec(status) ?? []
  if (Number(kilobytes) * 1024 > most) child.kill('SIGKILL')
}

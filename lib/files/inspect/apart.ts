import 'server-only'
import { once } from 'node:events'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { startLimited } from '@/base/limited-process'
import { log } from '@/base/log'
import { inTurn } from '@/lib/auth/in-turn'
import { FileRefused, type Refused } from './refused'

/**
 * What opens strangers' files runs in a process of its own, one at a time: it knows none of our settings
 * and secrets, may be ended whatever it does, and takes nobody along when it falls. A thread of this
 * process would share memory with it, and a fault in the code that draws would end the site.
 */

const PROGRAMS = path.join(process.cwd(), 'lib/files/inspect/apart')
/** By the clock, and of all processors together. */
const PATIENCE_MS = 20_000
const CPU_SECONDS = 20
const HEAP_MB = 384
/** Pictures are drawn outside of the heap. */
const MOST_MEMORY = 900 * 1024 * 1024
const MOST_SAID = 4_096

type Limits = { patienceMs: number; mostMemory: number; cpuSeconds?: number }

export const lookInto = <Found>(
  program: 'pdf' | 'picture',
  files: string[],
  limits: Limits = { patienceMs: PATIENCE_MS, mostMemory: MOST_MEMORY },
): Promise<Found> => inTurn('files apart', () => runProgram<Found>(program, files, limits))

async function runProgram<Found>(name: string, files: string[], limits: Limits): Promise<Found> {
  const program = path.join(PROGRAMS, `${name}.mjs`)
  const child = startLimited(
    [program, ...files],
    {
      heapMb: HEAP_MB,
      maxBytes: limits.mostMemory,
      maxCpuSeconds: limits.cpuSeconds ?? CPU_SECONDS,
    },
    { stdio: ['pipe', 'pipe', 'ignore'], timeout: limits.patienceMs, killSignal: 'SIGKILL' },
  )
  const [said] = await Promise.all([firstOf(child.stdout), once(child, 'exit')])
  return understood<Found>(said, name)
}

/** As much as an answer has; one that says more is no answer. */
async function firstOf(stream: Readable | null) {
  let said = ''
  for await (const piece of stream ?? []) {
    said += piece
    if (said.length > MOST_SAID) return ''
  }
  return said
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

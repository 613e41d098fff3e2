import 'server-only'
import { once } from 'node:events'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { spawnLimitedProcess } from '@/base/limited-process'
import { log } from '@/base/log'
import { runSerially } from '@/lib/auth/run-serially'
import { FileRejectedError, type FileRejection } from './rejection'

/**
 * What opens strangers' files runs in a process of its own, one at a time: it knows none of our settings
 * and secrets, may be ended whatever it does, and takes nobody along when it falls. A thread of this
 * process would share memory with it, and a fault in the code that draws would end the site.
 */

const PROGRAMS_FOLDER = path.join(process.cwd(), 'lib/files/inspect/sandbox')
/** By the clock, and of all processors together. */
const TIMEOUT_MS = 20_000
const MAX_CPU_SECONDS = 20
const MAX_HEAP_MB = 384
/** Pictures are drawn outside of the heap. */
const MAX_MEMORY_BYTES = 900 * 1024 * 1024
const MAX_OUTPUT_CHARS = 4_096

type SandboxLimits = { patienceMs: number; mostMemory: number; cpuSeconds?: number }

export const inspectInSandbox = <Found>(
  program: 'pdf' | 'picture',
  files: string[],
  limits: SandboxLimits = { patienceMs: TIMEOUT_MS, mostMemory: MAX_MEMORY_BYTES },
): Promise<Found> => runSerially('files apart', () => runProgram<Found>(program, files, limits))

async function runProgram<Found>(
  name: string,
  files: string[],
  limits: SandboxLimits,
): Promise<Found> {
  const program = path.join(PROGRAMS_FOLDER, `${name}.mjs`)
  const child = spawnLimitedProcess(
    [program, ...files],
    {
      heapMb: MAX_HEAP_MB,
      maxBytes: limits.mostMemory,
      maxCpuSeconds: limits.cpuSeconds ?? MAX_CPU_SECONDS,
    },
    { stdio: ['pipe', 'pipe', 'ignore'], timeout: limits.patienceMs, killSignal: 'SIGKILL' },
  )
  const [output] = await Promise.all([readOutput(child.stdout), once(child, 'exit')])
  return parseOutput<Found>(output, name)
}

/** As much as an answer has; one that says more is no answer. */
async function readOutput(stream: Readable | null) {
  let output = ''
  for await (const chunk of stream ?? []) {
    output += chunk
    if (output.length > MAX_OUTPUT_CHARS) return ''
  }
  return output
}

function parseOutput<Found>(output: string, program: string): Found {
  if (!output) {
    log().warn({ event: 'files.apart-ended', program })
    throw new FileRejectedError({ code: 'fileTooHard' })
  }
  const { found: result, refusal: rejection } = JSON.parse(output) as {
    found?: Found
    refusal?: FileRejection
  }
  if (result === undefined) throw new FileRejectedError(rejection ?? { code: 'fileTooHard' })
  return result
}

import 'server-only'
import { once } from 'node:events'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { spawnLimitedProcess } from '@/base/limited-process'
import { log } from '@/base/log'
import { getProcessSingleton } from '@/base/process-singleton'
import { runSerially } from '@/base/run-serially'
import { FileRejectedError, type FileRejection } from './result'

/**
 * Untrusted files are parsed in a separate process without settings or secrets, which can be killed. A thread
 * would share memory, and a native crash would end the site.
 */

const PROGRAMS_FOLDER = path.join(process.cwd(), 'lib/files/inspect/sandbox')
/** CPU time of all cores together. */
const MAX_CPU_SECONDS = 20
/** Wall-clock time. Longer, because a good file may wait for a busy machine. */
const TIMEOUT_MS = 60_000
const MAX_HEAP_MB = 384
/** Pictures use memory outside the heap. */
const MAX_MEMORY_BYTES = 900 * 1024 * 1024
const MAX_OUTPUT_CHARS = 4_096

type SandboxLimits = { timeoutMs: number; maxMemoryBytes: number; maxCpuSeconds?: number }

export const inspectInSandbox = <Result>(
  program: 'pdf' | 'picture' | 'picture-widths',
  files: string[],
  limits: SandboxLimits = { timeoutMs: TIMEOUT_MS, maxMemoryBytes: MAX_MEMORY_BYTES },
): Promise<Result> => runSerially('files apart', () => runProgram<Result>(program, files, limits))

async function runProgram<Result>(
  name: string,
  files: string[],
  limits: SandboxLimits,
): Promise<Result> {
  const program = path.join(PROGRAMS_FOLDER, `${name}.mjs`)
  const child = spawnLimitedProcess(
    [program, ...files],
    {
      heapMb: MAX_HEAP_MB,
      maxBytes: limits.maxMemoryBytes,
      maxCpuSeconds: limits.maxCpuSeconds ?? MAX_CPU_SECONDS,
    },
    { stdio: ['pipe', 'pipe', 'ignore'], timeout: limits.timeoutMs, killSignal: 'SIGKILL' },
  )
  const [output] = await Promise.all([readOutput(child.stdout), once(child, 'exit')])
  return parseOutput<Result>(output, name)
}

/** Limited to the maximum size of a valid result. */
async function readOutput(stream: Readable | null) {
  let output = ''
  for await (const chunk of stream ?? []) {
    output += chunk
    if (output.length > MAX_OUTPUT_CHARS) return ''
  }
  return output
}

function parseOutput<Result>(output: string, program: string): Result {
  if (!output) {
    log().warn({ event: 'files.inspection-ended', program })
    throw new FileRejectedError({ code: 'fileTooComplex' })
  }
  const { result, rejection } = JSON.parse(output) as {
    result?: Result
    rejection?: FileRejection
  }
  if (result === undefined) throw new FileRejectedError(rejection ?? { code: 'fileTooComplex' })
  return result
}

/** CPU-heavy inspections run one at a time, in order of arrival. */

const waitingUploads = getProcessSingleton('file inspections', () => new Set<string>())

export async function runInQueue<Result>(
  uploadId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  waitingUploads.add(uploadId)
  try {
    return await runSerially('file inspections', work)
  } finally {
    waitingUploads.delete(uploadId)
  }
}

export const countAhead = (uploadId: string): number =>
  Math.max(0, [...waitingUploads].indexOf(uploadId))

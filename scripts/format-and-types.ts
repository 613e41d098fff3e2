import { spawn } from 'node:child_process'
import { printLine } from '@/base/cli'
import { createPackageCommand, runCommand } from './programs'

const FORMAT = createPackageCommand('@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings')
const TYPES = createPackageCommand('typescript/bin/tsc', '--noEmit')

/** Checking types leaves a core idle, so `work` runs beside it. Errors of types come last. */
export async function runWithFormatAndTypes<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!(await runCommand(FORMAT))) throw createFault('Formatting or lint')
  const [result, typeErrors] = await Promise.all([work(), findTypeErrors()])
  if (typeErrors === undefined) return result
  printLine(typeErrors)
  throw createFault('Types')
}

const createFault = (what: string) =>
  new Error(`${what}: not as they should be. Correct the errors above and run this again.`)

async function findTypeErrors(): Promise<string | undefined> {
  const [file = '', ...args] = TYPES
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  const code = await new Promise((resolve) => child.on('close', resolve))
  return code === 0 ? undefined : Buffer.concat(output).toString()
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { createCleanEnvironment } from '@/scripts/programs'
import type { VercelFunction, VercelOutput } from './output'

/** Functions as Vercel runs them: each with only its own files, started on its first call. */

/** Above this many, the least recently called one is stopped, as on a host, and restarts later. */
const MAX_RUNNING = 8

export type FunctionPool = ReturnType<typeof createFunctionPool>

export function createFunctionPool(
  { root }: VercelOutput,
  env: Record<string, string>,
  folder: string,
) {
  const runningFunctions = new Map<string, Promise<RunningFunction>>()

  async function getPort(func: VercelFunction): Promise<number> {
    const running = runningFunctions.get(func.folder) ?? startFunction(func)
    runningFunctions.delete(func.folder)
    runningFunctions.set(func.folder, running)
    const [oldest] = runningFunctions
    if (runningFunctions.size > MAX_RUNNING && oldest) {
      runningFunctions.delete(oldest[0])
      await stopFunction(await oldest[1])
    }
    return (await running).port
  }

  async function startFunction(func: VercelFunction): Promise<RunningFunction> {
    const functionFolder = path.join(
      folder,
      Buffer.from(func.folder).toString('base64url').slice(-80),
    )
    unpack(root, func, functionFolder)
    const args = [
      path.join(functionFolder, func.config.handler),
      func.config.useWebApi ? 'web' : '',
    ]
    const child = fork('lab/tests/vercel/runtime.mjs', args, {
      env: { ...createCleanEnvironment(), ...env },
      execArgv: [],
    })
    const [port] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => {
        throw new Error(`The function of ${func.urlPath} does not start.`)
      }),
    ])
    return { child, port }
  }

  return {
    portOf: getPort,
    stop: async () => {
      for (const running of runningFunctions.values()) await stopFunction(await running)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type RunningFunction = { child: ChildProcess; port: number }

async function stopFunction({ child }: RunningFunction) {
  child.kill('SIGTERM')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** The folder contains only files that the function carries. */
function unpack(root: string, { folder, config }: VercelFunction, targetFolder: string) {
  rmSync(targetFolder, { recursive: true, force: true })
  for (const [to, from] of Object.entries(config.filePathMap ?? {}))
    linkOrCopy(path.join(root, from), path.join(targetFolder, to))
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const from = path.join(entry.parentPath, entry.name)
    if (!entry.isDirectory()) linkOrCopy(from, path.join(targetFolder, path.relative(folder, from)))
  }
}

function linkOrCopy(from: string, to: string) {
  mkdirSync(path.dirname(to), { recursive: true })
  if (lstatSync(from).isSymbolicLink()) return symlinkSync(readlinkSync(from), to)
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

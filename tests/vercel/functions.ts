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
import { cleanEnvironment } from '@/scripts/programs'
import type { Func, Output } from './output'

/** Functions as Vercel runs them: each with its own files alone, started when it is first called. */

/** So many at once; who was called longest ago is stopped, as a host would, and starts anew later. */
const MOST = 8

export type Functions = ReturnType<typeof functionsOf>

export function functionsOf({ root }: Output, env: Record<string, string>, folder: string) {
  const running = new Map<string, Promise<Running>>()

  async function portOf(func: Func): Promise<number> {
    const known = running.get(func.folder) ?? start(func)
    running.delete(func.folder)
    running.set(func.folder, known)
    const [oldest] = running
    if (running.size > MOST && oldest) {
      running.delete(oldest[0])
      await end(await oldest[1])
    }
    return (await known).port
  }

  async function start(func: Func): Promise<Running> {
    const place = path.join(folder, Buffer.from(func.folder).toString('base64url').slice(-80))
    unpack(root, func, place)
    const args = [path.join(place, func.config.handler), func.config.useWebApi ? 'web' : '']
    const child = fork('tests/vercel/runtime.mjs', args, {
      env: { ...cleanEnvironment(), ...env },
      execArgv: [],
    })
    const [port] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => {
        throw new Error(`The function of ${func.address} does not start.`)
      }),
    ])
    return { child, port }
  }

  return {
    portOf,
    stop: async () => {
      for (const one of running.values()) await end(await one)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Running = { child: ChildProcess; port: number }

async function end({ child }: Running) {
  child.kill('SIGTERM')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Nothing of the project that the function does not carry is where it runs. */
function unpack(root: string, { folder, config }: Func, place: string) {
  rmSync(place, { recursive: true, force: true })
  for (const [to, from] of Object.entries(config.filePathMap ?? {}))
    put(path.join(root, from), path.join(place, to))
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const from = path.join(entry.parentPath, entry.name)
    if (!entry.isDirectory()) put(from, path.join(place, path.relative(folder, from)))
  }
}

function put(from: string, to: string) {
  mkdirSync(path.dirname(to), { recursive: true })
  if (lstatSync(from).isSymbolicLink()) return symlinkSync(readlinkSync(from), to)
  try {
    linkSync(from, to)
  } catch {
    // Another disk.
    copyFileSync(from, to)
  }
}

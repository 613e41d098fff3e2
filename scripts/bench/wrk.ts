import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Run } from './compare'
import { cores, pinned } from './machine'
import { work } from './started'

/** Requests a second, as wrk sees them. One refused or broken request spoils the figure, so it throws. */

export type Ask = { method?: string; headers?: Record<string, string>; body?: string }
export type Target = { url: string; list: string; connections: number }

const SCRIPT = path.resolve('scripts/bench/visits.lua')

/** Each connection asks for the next of these; strings in JSON are strings in Lua. */
export function target(url: string, asks: Ask[], connections = 16): Target {
  const list = path.join(work, `${randomUUID()}.lua`)
  writeFileSync(list, `return {\n${asks.map(asTable).join(',\n')}\n}\n`)
  return { url, list, connections }
}

export async function wrk({ url, list, connections }: Target, seconds: number): Promise<Run> {
  const flags = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', SCRIPT]
  const [program = '', ...args] = pinned(cores.rest, ['wrk', ...flags, url, '--', list])
  const { stdout } = await promisify(execFile)(program, args)
  const found = /RESULT (.*)/.exec(stdout)?.[1]
  if (!found) throw new Error(`wrk said nothing of ${url}:\n${stdout}`)
  const { requests, refused, broken, microseconds } = JSON.parse(found)
  if (refused + broken > 0 || requests === 0)
    throw new Error(`${url}: ${requests} answers, ${refused} refused, ${broken} broken`)
  return { perSecond: (requests * 1e6) / microseconds, count: requests }
}

function asTable({ method = 'GET', headers = {}, body }: Ask) {
  const pairs = Object.entries(headers).map(
    ([name, value]) => `[${JSON.stringify(name)}]=${JSON.stringify(value)}`,
  )
  const more = body === undefined ? '' : `,body=${JSON.stringify(body)}`
  return `{method="${method}",headers={${pairs.join(',')}}${more}}`
}

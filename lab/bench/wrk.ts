import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { LoadResult } from './compare'
import { cores, pinToCores } from './machine'
import { workFolder } from './processes'

/** Requests per second. Throws on any failed request, which would distort the figure. */

export type WrkRequest = { method?: string; headers?: Record<string, string>; body?: string }
export type WrkTarget = { url: string; requestFile: string; connections: number }

/** Every request asks as browsers do, because compressing takes a large part of a response's time. */
const BROWSER_HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const SCRIPT_FILE = path.resolve('lab/bench/requests.lua')

/** JSON strings are valid Lua strings. */
export function createWrkTarget(url: string, requests: WrkRequest[], connections = 16): WrkTarget {
  const requestFile = path.join(workFolder, `${randomUUID()}.lua`)
  writeFileSync(requestFile, `return {\n${requests.map(toLuaTable).join(',\n')}\n}\n`)
  return { url, requestFile, connections }
}

export async function runWrk(
  { url, requestFile, connections }: WrkTarget,
  seconds: number,
): Promise<LoadResult> {
  const flags = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', SCRIPT_FILE]
  const [program = '', ...args] = pinToCores(cores.rest, ['wrk', ...flags, url, '--', requestFile])
  const { stdout } = await promisify(execFile)(program, args)
  const result = /RESULT (.*)/.exec(stdout)?.[1]
  if (!result) throw new Error(`wrk said nothing of ${url}:\n${stdout}`)
  const { requests, refused, broken, microseconds } = JSON.parse(result)
  if (refused + broken > 0 || requests === 0)
    throw new Error(`${url}: ${requests} answers, ${refused} refused, ${broken} broken`)
  return { perSecond: (requests * 1e6) / microseconds, count: requests }
}

function toLuaTable({ method = 'GET', headers = {}, body }: WrkRequest) {
  const pairs = Object.entries({ ...BROWSER_HEADERS, ...headers }).map(
    ([name, value]) => `[${JSON.stringify(name)}]=${JSON.stringify(value)}`,
  )
  const bodyEntry = body === undefined ? '' : `,body=${JSON.stringify(body)}`
  return `{method="${method}",headers={${pairs.join(',')}}${bodyEntry}}`
}

import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/** What `vercel build` leaves in .vercel/output, by Vercel's Build Output API. */

export type Route = {
  handle?: string
  src?: string
  dest?: string
  status?: number
  headers?: Record<string, string>
  has?: Condition[]
  missing?: Condition[]
  methods?: string[]
  continue?: boolean
  check?: boolean
  important?: boolean
  override?: boolean
  middlewarePath?: string
}
export type Condition = { type: string; key: string; value?: string }

export type Config = {
  routes: Route[]
  overrides: Record<string, { path?: string; contentType?: string }>
  crons: { path: string; schedule: string }[]
}

export type Func = {
  address: string
  /** Several addresses may lead to one function. */
  folder: string
  config: {
    handler: string
    runtime: string
    useWebApi?: boolean
    maxDuration?: number
    /** Where each file lies in the function, and where in the project it is from. */
    filePathMap?: Record<string, string>
  }
}

export type Prerender = {
  address: string
  file?: string
  status: number
  headers: Record<string, string>
}

export type Output = ReturnType<typeof readOutput>

export function readOutput(root: string) {
  const home = path.join(root, '.vercel/output')
  const names = walk(path.join(home, 'functions'))
  return {
    root,
    home,
    config: json<Config>(path.join(home, 'config.json')),
    functions: names
      .filter((name) => name.endsWith('.func'))
      .map((name) => readFunction(home, name)),
    prerenders: names
      .filter((name) => name.endsWith(PRERENDER))
      .map((name) => readPrerender(home, name)),
    files: walk(path.join(home, 'static')),
  }
}

const PRERENDER = '.prerender-config.json'

function readFunction(home: string, name: string): Func {
  const folder = realpathSync(path.join(home, 'functions', name))
  return {
    address: `/${name.replace(/\.func$/, '')}`,
    folder,
    config: json(path.join(folder, '.vc-config.json')),
  }
}

type PrerenderConfig = {
  fallback?: string | { fsPath: string } | null
  initialStatus?: number
  initialHeaders?: Record<string, string>
}

function readPrerender(home: string, name: string): Prerender {
  const file = path.join(home, 'functions', name)
  const { fallback, initialStatus = 200, initialHeaders = {} } = json<PrerenderConfig>(file)
  const beside = typeof fallback === 'string' ? fallback : fallback?.fsPath
  return {
    address: `/${name.replace(PRERENDER, '')}`,
    file: beside && path.join(path.dirname(file), beside),
    status: initialStatus,
    headers: initialHeaders,
  }
}

/** All that a function carries, in bytes. */
export const sizeOf = ({ root }: { root: string }, { config }: Func): number =>
  Object.values(config.filePathMap ?? {})
    .map((from) => path.join(root, from))
    .map((file) => lstatSync(file, { throwIfNoEntry: false }))
    .reduce((sum, stat) => sum + (stat?.isFile() ? stat.size : 0), 0)

/** Names from the folder; a function's own files are not gone into. */
function walk(folder: string, under = ''): string[] {
  return readdirSync(path.join(folder, under)).flatMap((entry) => {
    const name = path.posix.join(under, entry)
    const isFolder = statSync(path.join(folder, name)).isDirectory()
    return isFolder && !name.endsWith('.func') ? walk(folder, name) : [name]
  })
}

const json = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'))

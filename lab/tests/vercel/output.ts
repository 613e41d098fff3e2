import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/** The output of `vercel build` in .vercel/output, by Vercel's Build Output API. */

export type VercelRoute = {
  handle?: string
  src?: string
  dest?: string
  status?: number
  headers?: Record<string, string>
  has?: VercelRouteCondition[]
  missing?: VercelRouteCondition[]
  methods?: string[]
  continue?: boolean
  check?: boolean
  important?: boolean
  override?: boolean
  middlewarePath?: string
}
export type VercelRouteCondition = { type: string; key: string; value?: string }

export type VercelConfig = {
  routes: VercelRoute[]
  overrides: Record<string, { path?: string; contentType?: string }>
}

export type VercelFunction = {
  urlPath: string
  folder: string
  config: {
    handler: string
    runtime: string
    useWebApi?: boolean
    maxDuration?: number
    /** Each file's path in the function, with its source in the project. */
    filePathMap?: Record<string, string>
  }
}

export type VercelPrerender = {
  urlPath: string
  file?: string
  status: number
  headers: Record<string, string>
}

export type VercelOutput = ReturnType<typeof readOutput>

export function readOutput(root: string) {
  const home = path.join(root, '.vercel/output')
  const names = listFiles(path.join(home, 'functions'))
  return {
    root,
    home,
    config: readJson<VercelConfig>(path.join(home, 'config.json')),
    functions: names
      .filter((name) => name.endsWith('.func'))
      .map((name) => readFunction(home, name)),
    prerenders: names
      .filter((name) => name.endsWith(PRERENDER_SUFFIX))
      .map((name) => readPrerender(home, name)),
    files: listFiles(path.join(home, 'static')),
  }
}

const PRERENDER_SUFFIX = '.prerender-config.json'

function readFunction(home: string, name: string): VercelFunction {
  const folder = realpathSync(path.join(home, 'functions', name))
  return {
    urlPath: `/${name.replace(/\.func$/, '')}`,
    folder,
    config: readJson(path.join(folder, '.vc-config.json')),
  }
}

type VercelPrerenderConfig = {
  fallback?: string | { fsPath: string } | null
  initialStatus?: number
  initialHeaders?: Record<string, string>
}

function readPrerender(home: string, name: string): VercelPrerender {
  const file = path.join(home, 'functions', name)
  const {
    fallback,
    initialStatus = 200,
    initialHeaders = {},
  } = readJson<VercelPrerenderConfig>(file)
  const fallbackName = typeof fallback === 'string' ? fallback : fallback?.fsPath
  return {
    urlPath: `/${name.replace(PRERENDER_SUFFIX, '')}`,
    file: fallbackName && path.join(path.dirname(file), fallbackName),
    status: initialStatus,
    headers: initialHeaders,
  }
}

export const measureFunction = ({ root }: { root: string }, { config }: VercelFunction): number =>
  Object.values(config.filePathMap ?? {})
    .map((sourcePath) => path.join(root, sourcePath))
    .map((file) => lstatSync(file, { throwIfNoEntry: false }))
    .reduce((sum, stat) => sum + (stat?.isFile() ? stat.size : 0), 0)

/** Names relative to the folder, without the contents of functions. */
function listFiles(folder: string, subfolder = ''): string[] {
  return readdirSync(path.join(folder, subfolder)).flatMap((entry) => {
    const name = path.posix.join(subfolder, entry)
    const isFolder = statSync(path.join(folder, name)).isDirectory()
    return isFolder && !name.endsWith('.func') ? listFiles(folder, name) : [name]
  })
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'))

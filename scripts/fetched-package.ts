import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { say } from '@/base/say'
import { run } from './programs'

type Wishes = { overrides?: Record<string, string>; flags?: string[] }

/** Where a package of npm lies that is too large, or too seldom needed, to be a dependency. */
export async function fetchedPackage(
  name: string,
  version: string,
  { overrides, flags = [] }: Wishes = {},
): Promise<string> {
  const home = path.resolve(`.next/cache/packages/${name.replace('/', '-')}-${version}`)
  const folder = path.join(home, 'node_modules', name)
  if (existsSync(folder)) return folder
  say(`Fetching ${name} ${version} …`)
  mkdirSync(home, { recursive: true })
  writeFileSync(path.join(home, 'package.json'), JSON.stringify({ private: true, overrides }))
  const kept = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
  const command = ['npm', 'install', '--ignore-scripts', ...kept, ...flags, '--prefix', home]
  if (!(await run([...command, `${name}@${version}`])))
    throw new Error(`${name} could not be fetched`)
  return folder
}

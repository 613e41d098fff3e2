import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { printLine } from '@/base/cli'
import { runCommand } from './programs'

type FetchPackageOptions = { overrides?: Record<string, string>; flags?: string[] }

/** Where a package of npm lies that is too large, or too seldom needed, to be a dependency. */
export async function fetchPackage(
  name: string,
  version: string,
  { overrides, flags = [] }: FetchPackageOptions = {},
): Promise<string> {
  const installFolder = path.resolve(`.next/cache/packages/${name.replace('/', '-')}-${version}`)
  const folder = path.join(installFolder, 'node_modules', name)
  if (existsSync(folder)) return folder
  printLine(`Fetching ${name} ${version} …`)
  mkdirSync(installFolder, { recursive: true })
  writeFileSync(
    path.join(installFolder, 'package.json'),
    JSON.stringify({ private: true, overrides }),
  )
  const npmOptions = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
  const command = [
    'npm',
    'install',
    '--ignore-scripts',
    ...npmOptions,
    ...flags,
    '--prefix',
    installFolder,
  ]
  if (!(await runCommand([...command, `${name}@${version}`])))
    throw new Error(`${name} could not be fetched`)
  return folder
}

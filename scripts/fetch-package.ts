import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { printLine } from '@/base/cli'
import { runCommand } from './programs'

type FetchPackageOptions = { overrides?: Record<string, string>; flags?: string[] }

/** For npm packages too large or too rarely needed to be dependencies. */
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
    throw new Error(
      `npm could not install ${name} ${version}. Check the network connection and try again.`,
    )
  return folder
}

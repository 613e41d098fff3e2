import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { say } from '@/base/say'
import { run } from './programs'

const PACKAGE = '@mdn/mdn-http-observatory'
const VERSION = '1.4.8'
const FOLDER = path.resolve(`.next/cache/http-observatory-${VERSION}`)

/**
 * Mozilla's scanner, without its website's list of preloaded hosts, which this site is not on. It
 * brings a web server and a database client along, so it is fetched when asked for and is no dependency.
 */
export async function findOrInstallObservatory(): Promise<string | undefined> {
  const home = path.join(FOLDER, 'node_modules', PACKAGE)
  const hosts = path.join(home, 'conf/hsts-preload.json')
  if (!existsSync(hosts)) {
    say(`Fetching ${PACKAGE} ${VERSION} …`)
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(path.join(FOLDER, 'package.json'), '{"private":true}\n')
    const kept = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
    const command = ['npm', 'install', '--ignore-scripts', '--omit=optional', ...kept]
    if (!(await run([...command, '--prefix', FOLDER, `${PACKAGE}@${VERSION}`]))) return undefined
    writeFileSync(hosts, '{}\n')
  }
  return home
}

import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fetchPackage } from '@/scripts/fetch-package'

/** Downloaded on demand, because it brings a web server and a database client. */
export async function findOrInstallObservatory(): Promise<string | undefined> {
  const flags = ['--omit=optional']
  const home = await fetchPackage('@mdn/mdn-http-observatory', '1.4.8', { flags }).catch(
    () => undefined,
  )
  if (!home) return undefined
  const hosts = path.join(home, 'conf/hsts-preload.json')
  if (!existsSync(hosts)) writeFileSync(hosts, '{}\n')
  return home
}

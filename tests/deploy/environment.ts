import { execFileSync } from 'node:child_process'
import { chownSync } from 'node:fs'

/** The address that the site under test is built for. */
export const APP_URL = 'https://uns.example'

const readNobodyId = (flag: string) =>
  Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))

/** Servers run as root nowhere: here they run as `nobody` when root runs the tests. */
export const unprivileged = resolveUnprivileged()

function resolveUnprivileged() {
  if (process.getuid?.() !== 0) return { identity: {}, own: () => {} }
  const identity = { uid: readNobodyId('-u'), gid: readNobodyId('-g') }
  return { identity, own: (file: string) => chownSync(file, identity.uid, identity.gid) }
}

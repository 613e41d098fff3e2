import { execFileSync } from 'node:child_process'
import { chownSync } from 'node:fs'

export const APP_URL = 'https://uns.example'

const readNobodyId = (flag: string) =>
  Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))

/** No server may run as root: under root, tests run them as `nobody`. */
export const unprivileged = resolveUnprivileged()

function resolveUnprivileged() {
  if (process.getuid?.() !== 0) return { identity: {}, own: () => {} }
  const identity = { uid: readNobodyId('-u'), gid: readNobodyId('-g') }
  return { identity, own: (file: string) => chownSync(file, identity.uid, identity.gid) }
}

import { constants, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { settings } from '@/base/settings'
import { listAuthSecrets } from '@/lib/auth/secrets'

/** What the old secret encrypted, such as authenticator secrets, must stay readable. */
export function requireSameSecret(from: string): void {
  const file = path.join(from, 'auth-secret')
  if (!existsSync(file) || listAuthSecrets().includes(readFileSync(file, 'utf8').trim())) return
  throw new Error(
    `AUTH_SECRET differs from ${file}. Set AUTH_SECRET, or AUTH_SECRET_PREVIOUS, to the content of that file.`,
  )
}

/** Into DATA_DIR, from where the start stores them in the database. */
export function copyKeys(from: string): void {
  const { dataDir } = settings()
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  for (const name of ['badge-key', 'push-key']) {
    const [source, target] = [path.join(from, name), path.join(dataDir, name)]
    if (existsSync(source) && !existsSync(target))
      copyFileSync(source, target, constants.COPYFILE_EXCL)
  }
}

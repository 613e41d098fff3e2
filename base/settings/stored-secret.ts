import 'server-only'
import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createDataFolder } from '../data-folder'

/** A random value created once and stored in DATA_DIR, readable by its owner alone. */
export function readOrCreateSecret(dataDir: string, name: string, bytes = 32): string {
  const file = path.join(dataDir, name)
  return readSecret(file) ?? createSecret(file, bytes)
}

/** The link appears with its content, so that no other instance reads an empty secret; the first link wins. */
function createSecret(file: string, bytes: number): string {
  createDataFolder(path.dirname(file))
  const draftFile = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draftFile, `${randomBytes(bytes).toString('base64url')}\n`, {
    flag: 'wx',
    mode: 0o600,
  })
  try {
    linkSync(draftFile, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draftFile)
  }
  return readFileSync(file, 'utf8').trim()
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null
  }
}

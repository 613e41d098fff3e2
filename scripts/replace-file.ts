import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Several programs may write at once, and others read: the file is replaced as a whole, and only if it changes.
 *
 * @returns whether it did
 */
export function replaceIfChanged(file: string, text: string): boolean {
  if (readText(file) === text) return false
  const { dir, base } = path.parse(file)
  const draft = path.join(dir, `.${base}-${process.pid}`)
  mkdirSync(dir, { recursive: true })
  writeFileSync(draft, text)
  renameSync(draft, file)
  return true
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // Not written yet.
    return undefined
  }
}

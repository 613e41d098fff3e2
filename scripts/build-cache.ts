import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Within the cache, because a host may keep nothing else between two builds. */
const BUILT_FILE = '.next/cache/uns-built'

export const hasBuiltBefore = (): boolean => existsSync(BUILT_FILE)

export function rememberBuild(): void {
  mkdirSync(path.dirname(BUILT_FILE), { recursive: true })
  writeFileSync(BUILT_FILE, '')
}

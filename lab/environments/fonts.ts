import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { printLine } from '@/base/cli'

/** Debian's packages of each set, unpacked and not installed, so that the machine keeps its fonts. */
const PACKAGES = {
  DejaVu: ['fonts-dejavu-core'],
  Noto: ['fonts-noto-core', 'fonts-liberation'],
  none: [],
}
export type FontSet = keyof typeof PACKAGES

/** A file for FONTCONFIG_FILE; a program that reads it sees no other fonts. */
export function writeFontSettings(set: FontSet, folder: string): string {
  const cache = path.join(folder, 'font-cache')
  mkdirSync(cache, { recursive: true })
  const file = path.join(folder, 'fonts.conf')
  const folders = PACKAGES[set].map((name) => `<dir>${unpack(name)}</dir>`)
  const settings = [...folders, `<cachedir>${cache}</cachedir>`].join('\n')
  writeFileSync(file, `<?xml version="1.0"?>\n<fontconfig>\n${settings}\n</fontconfig>\n`)
  return file
}

/** Kept for the next run. */
function unpack(name: string): string {
  const folder = path.join(os.tmpdir(), `uns-${name}`)
  if (existsSync(folder)) return folder
  printLine(`Fetching ${name} …`)
  const unfinished = `${folder}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished)
  execFileSync('apt-get', ['download', '-qq', name], { cwd: unfinished, stdio: 'ignore' })
  execFileSync('sh', ['-c', 'dpkg-deb --extract ./*.deb . && rm ./*.deb'], { cwd: unfinished })
  renameSync(unfinished, folder)
  return folder
}

import { execFileSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { exitWithError, printLine } from '@/base/cli'
import { findOrInstall } from '@/scripts/debian'
import { headingFonts } from './fonts/heading-fonts'
import { readFont, subsetFont } from './fonts/subset'
import { listWords } from './fonts/words'

/** The heading fonts of the languages that are not in Latin script, small enough for a phone. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-fonts-'))
try {
  findOrInstall('woff2_compress')
  for (const font of headingFonts) {
    const unpacked = path.join(folder, font.file.replace('.woff2', '.ttf'))
    writeFileSync(unpacked, subsetFont(readFont(font.source), listWords(font)))
    execFileSync('woff2_compress', [unpacked], { stdio: 'ignore' })
    const file = `app/fonts/${font.file}`
    renameSync(unpacked.replace('.ttf', '.woff2'), file)
    printLine(`${file}: ${statSync(file).size} bytes`)
  }
} catch (error) {
  exitWithError(error)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

import { chromium } from 'playwright'
import { giveUp, say } from '@/base/say'
import { parts } from '@/content/toolkit/parts'
import { themes } from '@/content/toolkit/themes'
import { findOrInstallChromium } from './browser'
import { checkOffice } from './toolkit/check'
import { FOLDER, make } from './toolkit/make'
import { sheetPrinter } from './toolkit/pdf/print'
import { writeTexts } from './toolkit/texts'

/**
 * `npm run toolkit` makes everything; names of themes and parts after `--` make less, and `--check`
 * makes nothing but opens what is there as Office would.
 */
try {
  const wanted = process.argv.slice(2)
  if (wanted.includes('--check')) await check()
  else await makeAll(wanted)
} catch (error) {
  giveUp(error)
}

async function check() {
  const faults = await checkOffice()
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

async function makeAll(wanted: string[]) {
  const chosen = <Any extends { id: string }>(all: readonly Any[]) => {
    const named = all.filter(({ id }) => wanted.includes(id))
    return named.length > 0 ? named : all
  }
  const known = [...themes, ...parts].map(({ id }): string => id)
  const unknown = wanted.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: known are ${known.join(', ')}`)

  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const print = await sheetPrinter(browser)
  const refused: string[] = []
  for (const theme of chosen(themes)) {
    for (const part of chosen(parts)) {
      await make(theme, part, print).then(
        (made) => say(...made),
        (error) => refused.push(error instanceof Error ? error.message : String(error)),
      )
    }
  }
  await browser.close()
  for (const theme of themes) await writeTexts(theme, FOLDER)
  if (refused.length > 0) throw new Error(refused.join('\n\n'))
}

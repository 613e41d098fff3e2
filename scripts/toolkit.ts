import { chromium } from 'playwright'
import { giveUp, say } from '@/base/say'
import { parts } from '@/content/toolkit/parts'
import { themes } from '@/content/toolkit/themes'
import { findOrInstallChromium } from './browser'
import { make } from './toolkit/make'
import { sheetPrinter } from './toolkit/pdf/print'

/** `npm run toolkit` makes everything; names of themes and parts after `--` make less. */
try {
  const wanted = process.argv.slice(2)
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
  if (refused.length > 0) throw new Error(refused.join('\n\n'))
} catch (error) {
  giveUp(error)
}

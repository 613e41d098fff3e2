import { chromium } from 'playwright'
import { exitWithError, printLine } from '@/base/cli'
import { parts } from '@/content/toolkit/parts'
import { themes } from '@/content/toolkit/themes'
import { findOrInstallChromium } from '@/scripts/browser'
import { checkOffice } from './toolkit/check-office'
import { createFiles, FOLDER } from './toolkit/create-files'
import { writePageTexts } from './toolkit/page-texts'
import { createSheetPrinter } from './toolkit/pdf/print'

/** Names of themes and parts limit it; `--check` only validates existing Office files. */
try {
  const requestedNames = process.argv.slice(2)
  if (requestedNames.includes('--check')) await checkFiles()
  else await createAll(requestedNames)
} catch (error) {
  exitWithError(error)
}

async function checkFiles() {
  const problems = await checkOffice()
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

async function createAll(requestedNames: string[]) {
  const filterRequested = <Any extends { id: string }>(items: readonly Any[]) => {
    const matches = items.filter(({ id }) => requestedNames.includes(id))
    return matches.length > 0 ? matches : items
  }
  const knownIds = [...themes, ...parts].map(({ id }): string => id)
  const unknownNames = requestedNames.filter((name) => !knownIds.includes(name))
  if (unknownNames.length > 0)
    throw new Error(`Unknown: ${unknownNames.join(', ')}. Use one of: ${knownIds.join(', ')}.`)

  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const print = await createSheetPrinter(browser)
  const errors: string[] = []
  for (const theme of filterRequested(themes)) {
    for (const resourceType of filterRequested(parts)) {
      await createFiles(theme, resourceType, print).then(
        (lines) => printLine(...lines),
        (error) => errors.push(error instanceof Error ? error.message : String(error)),
      )
    }
  }
  await browser.close()
  for (const theme of themes) await writePageTexts(theme, FOLDER)
  if (errors.length > 0) throw new Error(errors.join('\n\n'))
}

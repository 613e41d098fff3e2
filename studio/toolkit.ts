import { chromium } from 'playwright'
import { exitWithError, printLine } from '@/base/cli'
import { editions } from '@/content/toolkit/editions'
import { type Part, parts, translatedParts } from '@/content/toolkit/parts'
import { themes } from '@/content/toolkit/themes'
import type { Theme, ThemeEdition } from '@/content/toolkit/types'
import { languageCodes } from '@/i18n/languages'
import { findOrInstallChromium } from '@/scripts/browser'
import { findOrInstall } from '@/scripts/debian'
import { checkOffice } from './toolkit/check-office'
import { createFiles, FOLDER } from './toolkit/create-files'
import { writePageTexts } from './toolkit/page-texts'
import { createSheetPrinter } from './toolkit/pdf/print'

/** Names of themes, parts and languages limit it; `--check` only validates existing Office files. */
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
  const knownIds = [...[...themes, ...parts].map(({ id }): string => id), ...languageCodes]
  const languages = languageCodes.filter((code) => requestedNames.includes(code))
  const isRequested = ({ language }: ThemeEdition) =>
    languages.length === 0 || languages.includes(language)
  const unknownNames = requestedNames.filter((name) => !knownIds.includes(name))
  if (unknownNames.length > 0)
    throw new Error(`Unknown: ${unknownNames.join(', ')}. Use one of: ${knownIds.join(', ')}.`)

  findOrInstall('qpdf')
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const print = await createSheetPrinter(browser)
  const errors: string[] = []
  const create = async (theme: Theme | ThemeEdition, resourceTypes: readonly Part[]) => {
    for (const resourceType of filterRequested(resourceTypes)) {
      await createFiles(theme, resourceType, print).then(
        (lines) => printLine(...lines),
        (error) => errors.push(error instanceof Error ? error.message : String(error)),
      )
    }
  }
  for (const theme of filterRequested(themes).filter(isRequested)) await create(theme, parts)
  for (const edition of filterRequested(editions).filter(isRequested))
    await create(edition, translatedParts)
  await browser.close()
  for (const theme of themes) await writePageTexts(theme, FOLDER)
  if (errors.length > 0) throw new Error(errors.join('\n\n'))
}

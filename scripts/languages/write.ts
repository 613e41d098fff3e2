import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createSectionFiles, GENERATED_FOLDER } from './sections'

/**
 * Several programs may write at once, and others read: each file is replaced as a whole, and only if
 * it changes, so that no development server compiles it again without a reason.
 */
export function writeLanguageFiles(folder = GENERATED_FOLDER): string[] {
  const files = createSectionFiles()
  const changed = [...files].filter(([name, text]) => readText(path.join(folder, name)) !== text)
  for (const [name, text] of changed) replaceFile(path.join(folder, name), text)
  for (const name of listGeneratedFiles(folder))
    if (!files.has(name)) rmSync(path.join(folder, name), { force: true })
  return changed.map(([name]) => name)
}

/** Without what another program is writing, whose names begin with a dot. */
export const listGeneratedFiles = (folder = GENERATED_FOLDER): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(^|\/)[^./]+\.ts$/.test(name),
  )

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // Not written yet.
    return undefined
  }
}

function replaceFile(file: string, text: string) {
  const { dir, base } = path.parse(file)
  const draft = path.join(dir, `.${base}-${process.pid}`)
  mkdirSync(dir, { recursive: true })
  writeFileSync(draft, text)
  renameSync(draft, file)
}

import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { replaceIfChanged } from '../replace-file'
import { createSectionFiles, GENERATED_FOLDER } from './sections'

/** Without a change, so that no development server compiles a file again without a reason. */
export function writeLanguageFiles(folder = GENERATED_FOLDER): string[] {
  const files = createSectionFiles()
  const changed = [...files].filter(([name, text]) =>
    replaceIfChanged(path.join(folder, name), text),
  )
  for (const name of listGeneratedFiles(folder))
    if (!files.has(name)) rmSync(path.join(folder, name), { force: true })
  return changed.map(([name]) => name)
}

/** Without what another program is writing, whose names begin with a dot. */
export const listGeneratedFiles = (folder = GENERATED_FOLDER): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(^|\/)[^./]+\.ts$/.test(name),
  )

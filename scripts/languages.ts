import { printLine } from '@/base/cli'
import { partialLanguages } from '@/i18n/partial-languages'
import { countEnglish } from './languages/count'
import { GENERATED_FOLDER } from './languages/sections'
import { listGeneratedFiles } from './languages/write'

/** `run.mjs` has written the files, as before every program. Counts what partial languages lack. */

printLine(`The ${listGeneratedFiles().length} files in ${GENERATED_FOLDER} are current.`)

for (const language of partialLanguages) {
  const { missing, total } = await countEnglish(language)
  const [left, all] = [missing, total].map((count) => count.toLocaleString('en-IN'))
  printLine(`${language}: ${left} of ${all} sentences are still English.`)
}

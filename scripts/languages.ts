import { writeFileSync } from 'node:fs'
import { printLine } from '@/base/cli'
import { createSectionFiles } from './languages/sections'

/** Writes the files of `i18n` that select a section's language. */

const files = createSectionFiles()
for (const [file, text] of files) writeFileSync(file, text)
printLine(`Wrote ${files.size} files in i18n.`)

import { writeFileSync } from 'node:fs'
import { printLine } from '@/base/cli'
import { SHEET_PICTURES } from '@/content/pictures'
import { createPictureSheet, SHEET_FILE } from './pictures/picture-sheet'

/** Writes the sheet of small pictures from their files. */

writeFileSync(SHEET_FILE, createPictureSheet())
printLine(`Wrote ${SHEET_PICTURES.length} pictures to ${SHEET_FILE}.`)

import { printLine } from '@/base/cli'
import { GENERATED_FOLDER } from './languages/sections'
import { listGeneratedFiles } from './languages/write'

/** `run.mjs` has written the files, as before every program. */

printLine(`The ${listGeneratedFiles().length} files in ${GENERATED_FOLDER} are current.`)

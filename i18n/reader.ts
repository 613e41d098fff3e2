// Written by `node scripts/run.mjs languages`.
import { reader as en } from './en/reader'
import { selectTranslation } from './language'

export type * from './en/reader'

const translations = { en }

export const readerText = () => selectTranslation(translations)

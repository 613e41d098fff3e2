// Written by `node scripts/run.mjs languages`.
import { reader } from './en/reader'
import { selectTranslation } from './language'

export type * from './en/reader'

export const readerText = () => selectTranslation('reader', reader)

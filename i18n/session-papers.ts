// Written by `node scripts/run.mjs languages`.
import { sessionPapers } from './en/session-papers'
import { selectTranslation } from './language'

export const sessionPapersText = () => selectTranslation('sessionPapers', sessionPapers)

// Written by `node scripts/run.mjs languages`.
import { drafts } from './en/drafts'
import { selectTranslation } from './language'

export const draftsText = () => selectTranslation('drafts', drafts)

// Written by `node scripts/run.mjs languages`.
import { list } from './en/lists'
import { selectTranslation } from './language'

export const listText = () => selectTranslation('list', list)

// Written by `node scripts/run.mjs languages`.
import { toolkit } from './en/toolkit'
import { selectTranslation } from './language'

export const toolkitText = () => selectTranslation('toolkit', toolkit)

// Written by `node scripts/run.mjs languages`.
import { join } from './en/join'
import { selectTranslation } from './language'

export const joinText = () => selectTranslation('join', join)

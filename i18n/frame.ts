// Written by `node scripts/run.mjs languages`.
import { frame } from './en/frame'
import { selectTranslation } from './language'

export const frameText = () => selectTranslation('frame', frame)

// Written by `node scripts/run.mjs languages`.
import { share } from './en/share'
import { selectTranslation } from './language'

export const shareText = () => selectTranslation('share', share)

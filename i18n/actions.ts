// Written by `node scripts/run.mjs languages`.
import { action } from './en/actions'
import { selectTranslation } from './language'

export const actionText = () => selectTranslation('action', action)

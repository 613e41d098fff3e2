// Written by `node scripts/run.mjs languages`.
import { recordCheck } from './en/record-check'
import { selectTranslation } from './language'

export const recordCheckText = () => selectTranslation('recordCheck', recordCheck)

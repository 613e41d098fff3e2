// Written by `node scripts/run.mjs languages`.
import { clock } from './en/clock'
import { selectTranslation } from './language'

export const clockText = () => selectTranslation('clock', clock)

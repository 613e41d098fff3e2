// Written by `node scripts/run.mjs languages`.
import { liveSession } from './en/live-sessions'
import { selectTranslation } from './language'

export const liveSessionText = () => selectTranslation('liveSession', liveSession)

// Written by `node scripts/run.mjs languages`.
import { video } from './en/videos'
import { selectTranslation } from './language'

export const videoText = () => selectTranslation('video', video)

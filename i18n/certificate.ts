// Written by `node scripts/run.mjs languages`.
import { certificate } from './en/certificate'
import { selectTranslation } from './language'

export const certificateText = () => selectTranslation('certificate', certificate)

// Written by `node scripts/run.mjs languages`.
import { certificateSettings as en } from './en/certificate-settings'
import { selectTranslation } from './language'

const translations = { en }

export const certificateSettingsText = () => selectTranslation(translations)

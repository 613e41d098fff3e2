// Written by `node scripts/run.mjs languages`.
import { certificateSettings } from './en/certificate-settings'
import { selectTranslation } from './language'

export const certificateSettingsText = () =>
  selectTranslation('certificateSettings', certificateSettings)

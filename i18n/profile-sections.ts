// Written by `node scripts/run.mjs languages`.
import { profileSection } from './en/profile-sections'
import { selectTranslation } from './language'

export const profileSectionText = () => selectTranslation('profileSection', profileSection)

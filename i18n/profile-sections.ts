import { profileSections as en } from './en/profile-sections'
import { selectTranslation } from './language'

export const profileSectionText = () => selectTranslation({ en })

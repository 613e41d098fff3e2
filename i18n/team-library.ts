import { teamLibrary as en } from './en/team-library'
import { selectTranslation } from './language'

export const teamLibraryText = () => selectTranslation({ en })

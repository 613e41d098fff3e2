import { teamLibrary as en } from './en/team-library'
import { inLanguage } from './language'

export const teamLibraryWords = () => inLanguage({ en })

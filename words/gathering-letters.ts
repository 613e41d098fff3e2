import { gatheringLetters as en } from './en/gathering-letters'
import { inLanguage } from './language'

export const gatheringLetterWords = () => inLanguage({ en })

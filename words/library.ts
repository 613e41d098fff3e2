import { library as en } from './en/library'
import { inLanguage } from './language'

export const libraryWords = () => inLanguage({ en })

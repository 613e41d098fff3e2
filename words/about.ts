import { about as en } from './en/about'
import { inLanguage } from './language'

export const aboutWords = () => inLanguage({ en })

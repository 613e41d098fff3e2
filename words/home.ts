import { home as en } from './en/home'
import { inLanguage } from './language'

export const homeWords = () => inLanguage({ en })

import { passwords as en } from './en/passwords'
import { inLanguage } from './language'

export const passwordWords = () => inLanguage({ en })

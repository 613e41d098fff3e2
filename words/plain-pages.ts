import { plainPages as en } from './en/plain-pages'
import { inLanguage } from './language'

export const plainPageWords = () => inLanguage({ en })

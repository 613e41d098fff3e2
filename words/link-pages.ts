import { linkPages as en } from './en/link-pages'
import { inLanguage } from './language'

export const linkPageWords = () => inLanguage({ en })

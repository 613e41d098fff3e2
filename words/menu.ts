import { menu as en } from './en/menu'
import { inLanguage } from './language'

export const menuWords = () => inLanguage({ en })

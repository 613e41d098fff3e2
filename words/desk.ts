import { desk as en } from './en/desk'
import { inLanguage } from './language'

export const deskWords = () => inLanguage({ en })

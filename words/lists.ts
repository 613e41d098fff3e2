import { lists as en } from './en/lists'
import { inLanguage } from './language'

export const listWords = () => inLanguage({ en })

import { toolkit as en } from './en/toolkit'
import { inLanguage } from './language'

export const toolkitWords = () => inLanguage({ en })

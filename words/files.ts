import { files as en } from './en/files'
import { inLanguage } from './language'

export const filesWords = () => inLanguage({ en })

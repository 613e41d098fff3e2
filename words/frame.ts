import { frame as en } from './en/frame'
import { inLanguage } from './language'

export const frameWords = () => inLanguage({ en })

import { notice as en } from './en/notice'
import { inLanguage } from './language'

export const noticeWords = () => inLanguage({ en })

import { videos as en } from './en/videos'
import { inLanguage } from './language'

export const videoWords = () => inLanguage({ en })

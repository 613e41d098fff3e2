import { series as en } from './en/series'
import { inLanguage } from './language'

export const seriesWords = () => inLanguage({ en })

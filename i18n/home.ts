// Written by `node scripts/run.mjs languages`.
import { home } from './en/home'
import { selectTranslation } from './language'

export const homeText = () => selectTranslation('home', home)

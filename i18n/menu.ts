// Written by `node scripts/run.mjs languages`.
import { menu } from './en/menu'
import { selectTranslation } from './language'

export const menuText = () => selectTranslation('menu', menu)

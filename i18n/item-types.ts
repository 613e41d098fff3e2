// Written by `node scripts/run.mjs languages`.
import { itemTypes as en } from './en/item-types'
import { selectTranslation } from './language'

const translations = { en }

export const itemTypesText = () => selectTranslation(translations)

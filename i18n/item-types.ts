// Written by `node scripts/run.mjs languages`.
import { itemTypes } from './en/item-types'
import { selectTranslation } from './language'

export const itemTypesText = () => selectTranslation('itemTypes', itemTypes)

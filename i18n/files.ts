// Written by `node scripts/run.mjs languages`.
import { files } from './en/files'
import { selectTranslation } from './language'

export const filesText = () => selectTranslation('files', files)

// Written by `node scripts/run.mjs languages`.
import { programme } from './en/programmes'
import { selectTranslation } from './language'

export const programmeText = () => selectTranslation('programme', programme)

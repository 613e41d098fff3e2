// Written by `node scripts/run.mjs languages`.
import { teamLibrary } from './en/team-library'
import { selectTranslation } from './language'

export const teamLibraryText = () => selectTranslation('teamLibrary', teamLibrary)

// Written by `node scripts/run.mjs languages`.
import type { TranslatedSections } from '../../translated-sections'
import { clock } from '../clock'
import { reader } from '../reader'

export const ta: Partial<TranslatedSections> = {
  clock,
  reader,
}

// Written by `node scripts/run.mjs languages`.
import type { TranslatedSections } from '../../translated-sections'
import { accountNotice } from '../account-notices'
import { clock } from '../clock'
import { errorPage } from '../error-pages'
import { library } from '../library'
import { list } from '../lists'
import { menu } from '../menu'
import { onlineTraining } from '../online-training'
import { reader } from '../reader'
import { toolkit } from '../toolkit'
import { video } from '../videos'

export const ta: Partial<TranslatedSections> = {
  accountNotice,
  clock,
  errorPage,
  library,
  list,
  menu,
  onlineTraining,
  reader,
  toolkit,
  video,
}

import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { PhotoPlan } from './draw'

export type { PlannedSheet } from './draw'

/** The files, in the order of the plan. */
export async function drawSheetPhotos(plan: PhotoPlan): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sheets-'))
  const planFile = path.join(folder, 'plan.json')
  writeFileSync(planFile, JSON.stringify(plan))
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'tests/support/sheet-photos/draw.ts', planFile],
    { env: { ...process.env, TSX_TSCONFIG_PATH: 'scripts/tsconfig.json' } },
  )
  return plan.sheets.map(({ file }) => path.join(folder, file))
}

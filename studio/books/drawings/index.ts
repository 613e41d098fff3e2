import type { Drawing, Drawings } from '../draw/drawing'
import { circlePlans } from './circle-plans'
import { cases1To3 } from './ethics/cases-1-to-3'
import { cases4To6 } from './ethics/cases-4-to-6'
import { cases7To9 } from './ethics/cases-7-to-9'
import { cases10To12 } from './ethics/cases-10-to-12'
import { crane } from './lab/crane'
import { cupboard } from './lab/cupboard'
import { moistureTester } from './lab/moisture-tester'
import { motorAndBridge } from './lab/motor-and-bridge'
import { periscopeDrawing } from './lab/periscope'
import { rainGauge } from './lab/rain-gauge'
import { seismograph } from './lab/seismograph'
import { solarCooker } from './lab/solar-cooker'
import { spectroscope } from './lab/spectroscope'
import { waterFilter } from './lab/water-filter'
import { gateAndHandover } from './projects/gate-and-handover'
import { interviewsAndWaste } from './projects/interviews-and-waste'
import { projectsOfTerms1And2 } from './projects/terms-1-and-2'
import { rubricDrawings } from './rubrics'
import { starterDrawings } from './starters'

/** By the name that a book's Markdown has in place of a file: `![What it shows](water-filter)`. */
export const drawings: Drawings = {
  ...circlePlans,
  ...cases1To3,
  ...cases10To12,
  ...cases4To6,
  ...cases7To9,
  ...crane,
  ...cupboard,
  ...waterFilter,
  ...periscopeDrawing,
  ...moistureTester,
  ...motorAndBridge,
  ...rainGauge,
  ...seismograph,
  ...solarCooker,
  ...spectroscope,
  ...projectsOfTerms1And2,
  ...interviewsAndWaste,
  ...gateAndHandover,
  ...rubricDrawings,
  ...starterDrawings,
}

export function getDrawing(name: string): Drawing {
  const drawing = drawings[name]
  if (!drawing) throw new Error(`There is no drawing "${name}"`)
  return drawing
}

import { build } from 'esbuild'
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, findOrInstallChromium } from '@/scripts/browser'
import { takePicture } from '@/tests/support/sheet-pictures/camera'
import { fillSheet } from '@/tests/support/sheet-pictures/fill'
import { renderBlank, type SheetPaper } from '@/tests/support/sheet-pictures/papers'
import { createChance } from '@/tests/support/sheet-pictures/random'

/** How long a phone reads: in Chromium, slowed four times. */

const SLOWDOWN = 4
const MEGAPIXELS = [1, 5, 12]
const REPEATS = 5

type TimedReader = {
  readSheet: (picture: unknown, findLayout: () => unknown) => { outcome: string }
}

export async function timeInBrowser([paper]: SheetPaper[]) {
  if (!paper) throw new Error('no paper')
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: CHROMIUM_FLAGS,
  })
  const page = await browser.newPage()
  await page.addScriptTag({ content: await bundleReader() })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const lines: string[] = []
  let milliseconds = 0
  for (const megapixels of MEGAPIXELS) {
    const { data, width, height } = await photograph(paper, megapixels)
    const bytes = Buffer.from(data.buffer, data.byteOffset, data.length).toString('base64')
    const timing = { bytes, width, height, layout: paper.layout, repeats: REPEATS }
    const best = await page.evaluate(timeReading, timing)
    milliseconds = Math.max(milliseconds, best)
    lines.push(`${megapixels} MP: ${best} ms in Chromium, slowed ${SLOWDOWN} times`)
  }
  await browser.close()
  return { lines, milliseconds }
}

/** Runs in the page. The fastest of several, because other programs share the machine. */
async function timeReading(timing: {
  bytes: string
  width: number
  height: number
  layout: unknown
  repeats: number
}) {
  const { reader } = window as unknown as { reader: TimedReader }
  const response = await fetch(`data:application/octet-stream;base64,${timing.bytes}`)
  const data = new Uint8ClampedArray(await response.arrayBuffer())
  let best = Number.POSITIVE_INFINITY
  for (let repeat = 0; repeat < timing.repeats; repeat += 1) {
    const startedAt = performance.now()
    const { outcome } = reader.readSheet({ ...timing, data }, () => timing.layout)
    if (outcome !== 'read') throw new Error('the sheet was not read')
    best = Math.min(best, performance.now() - startedAt)
  }
  return Math.round(best)
}

async function bundleReader() {
  const { outputFiles } = await build({
    entryPoints: ['lib/client/sheet-reader/read-sheet.ts'],
    ...({ bundle: true, write: false, minify: true, format: 'iife' } as const),
    ...{ globalName: 'reader', tsconfig: 'scripts/tsconfig.json' },
  })
  return outputFiles[0]?.text.replace(/^var reader=/, 'window.reader=') ?? ''
}

async function photograph(paper: SheetPaper, megapixels: number) {
  const chance = createChance(megapixels)
  const width = Math.round(Math.sqrt(megapixels * 1e6 * 0.75))
  const size = { megapixels, width, height: Math.round((width * 4) / 3) }
  const blank = await renderBlank(paper, megapixels <= 2 ? 5 : 8, chance, false)
  return takePicture(fillSheet(blank, paper.layout, ['pen'], chance), size, ['tilt'], chance)
}

import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import type { Language } from '@/i18n/languages'
import { addLanguage } from '@/lib/language-paths'

export type DesignView = { language: Language; width: number }
type StateBox = {
  state: string
  left: number
  top: number
  width: number
  height: number
  isCut: boolean
}
/** By the name of a component and its state. */
export type StatePictures = { pictures: Map<string, Buffer>; cut: string[] }

const PAGE_PATH = '/design/pieces'
/** Compiling the page the first time. */
const COMPILE_MS = 120_000
/** The button of Next's overlay lies over the page. */
const STYLE = 'nextjs-portal { display: none } * { caret-color: transparent !important }'

/** A picture of each state; null if the site has no such page. */
export async function takePictures(
  browser: Browser,
  siteUrl: string,
  { language, width }: DesignView,
): Promise<StatePictures | null> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(COMPILE_MS)
  const response = await page.goto(siteUrl + addLanguage(PAGE_PATH, language), {
    timeout: COMPILE_MS,
  })
  const states = response?.ok() ? await takeStates(page) : null
  await context.close()
  return states
}

async function takeStates(page: Page): Promise<StatePictures> {
  await page.waitForSelector('html[data-shown]')
  await page.addStyleTag({ content: STYLE })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((picture) => picture.decode()))
  })
  const pieces = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-piece]')].map(({ dataset }) => dataset.piece),
  )
  const states: StatePictures = { pictures: new Map(), cut: [] }
  for (const piece of pieces) await addPictures(states, page, piece ?? '')
  return states
}

/** Each component alone: lower on the page, part of a pixel or another tile would change its edges. */
async function addPictures(states: StatePictures, page: Page, piece: string): Promise<void> {
  const boxes = await page.evaluate(showAlone, piece)
  const screenshot = sharp(await page.screenshot({ fullPage: true }))
  for (const { state, isCut, ...box } of boxes) {
    const name = `${piece}, ${state}`
    states.pictures.set(name, await screenshot.clone().extract(box).toBuffer())
    if (isCut) states.cut.push(name)
  }
}

/** Runs in the page. A state is cut if something in it is wider, and does not scroll by itself. */
function showAlone(name: string): StateBox[] {
  // Tabs reach into it.
  const PAGE_MARGIN = 16
  for (const piece of document.querySelectorAll<HTMLElement>('[data-piece]'))
    piece.hidden = piece.dataset.piece !== name
  const selector = `[data-piece="${name}"] [data-state]`
  return [...document.querySelectorAll<HTMLElement>(selector)].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return {
      state: element.dataset.state ?? '',
      left: Math.floor(left),
      top: Math.floor(top + window.scrollY),
      width: Math.ceil(width),
      height: Math.ceil(height),
      isCut: element.scrollWidth > width + PAGE_MARGIN,
    }
  })
}

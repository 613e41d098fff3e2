import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { findOrInstallChromium } from '@/scripts/browser'

export const WIDTH = 854
export const HEIGHT = 480
const FONT_WEIGHTS = [500, 700]

/** Renders at twice the video's size: downscaling smooths chalk edges. */
export async function openFrameRenderer() {
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: HEIGHT },
    deviceScaleFactor: 2,
  })
  await page.setContent(`<style>${createStyle()}</style><main></main>`)
  await page.evaluate(
    (weights) => Promise.all(weights.map((weight) => document.fonts.load(`${weight} 30px Baloo`))),
    FONT_WEIGHTS,
  )
  const showSvg = (svg: string) =>
    page.evaluate((svg) => {
      const main = document.querySelector('main')
      if (main) main.innerHTML = svg
    }, svg)
  return {
    still: async (svg: string) => {
      await showSvg(svg)
      return page.screenshot()
    },
    poster: async (svg: string) => {
      await page.setViewportSize({ width: 640, height: 360 })
      await showSvg(svg)
      const picture = await page.screenshot({ scale: 'css' })
      await page.setViewportSize({ width: WIDTH, height: HEIGHT })
      return picture
    },
    close: () => browser.close(),
  }
}

function createStyle() {
  const theme = readFileSync('app/styles/theme.css', 'utf8')
  const colours = theme.match(/--color-[\w-]+: #\w+;/g) ?? []
  const fontFaces = FONT_WEIGHTS.map((weight) => {
    const file = `node_modules/@fontsource/baloo-2/files/baloo-2-latin-${weight}-normal.woff2`
    const font = readFileSync(file, 'base64')
    return `@font-face{font-family:Baloo;font-weight:${weight};src:url(data:font/woff2;base64,${font})}`
  })
  return [
    `:root{${colours.join('')}}`,
    ...fontFaces,
    'body{margin:0;overflow:hidden}svg{display:block;width:100vw;height:100vh;font-family:Baloo}',
  ].join('')
}

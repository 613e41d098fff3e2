import { readFileSync } from 'node:fs'
import { site } from '@/base/site'
import type { PictureName } from '@/content/pictures'
import { frameText } from '@/i18n/frame'
import { LANGUAGES, type Language } from '@/i18n/languages'

const FONTS_FOLDER = 'node_modules/@fontsource'
const FONT = `${FONTS_FOLDER}/baloo-2/files/baloo-2-latin-700-normal.woff2`
/** Fonts of other scripts; their lines are higher and their words longer. */
const SCRIPTS: Partial<Record<Language, { font: string; titleSize: number }>> = {
  hi: {
    font: `${FONTS_FOLDER}/baloo-2/files/baloo-2-devanagari-700-normal.woff2`,
    titleSize: 54,
  },
  ta: {
    font: `${FONTS_FOLDER}/noto-serif-tamil/files/noto-serif-tamil-tamil-700-normal.woff2`,
    titleSize: 42,
  },
}

const createDataUrl = (file: string, type: string) =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`
const createPictureUrl = (name: string) =>
  createDataUrl(`public/pictures/${name}.svg`, 'image/svg+xml')

export type CardContent = {
  title: string
  /** Also of a book, which has a folder of its own. */
  picture: PictureName | `books/${string}`
  language: Language
}

export const renderCard = ({ title, picture, language }: CardContent) => `<!doctype html>
<meta charset="utf-8">
<style>
  @font-face { font-family: Baloo; src: url(${createDataUrl(FONT, 'font/woff2')}) }
  body { margin: 0; width: 1200px; height: 630px; background: #faf4e4; color: #1d2154;
    font-family: Baloo; border-top: 20px solid #fffdf7; border-bottom: 16px solid #f5a81c;
    box-sizing: border-box }
  .toran { height: 80px; border-top: 4px solid #1d2154;
    background: url(${createPictureUrl('toran')}) repeat-x center top / 211px 83px }
  main { display: grid; grid-template-columns: 1fr 400px; gap: 60px; align-items: center;
    padding: 0 70px; height: 490px }
  .mark { display: flex; gap: 24px; align-items: center; font-size: 64px; line-height: 1 }
  .mark img { width: 84px }
  h1 { margin: 28px 0 20px; font-size: 62px; line-height: 1.1; text-wrap: balance }
  p { margin: 0; font-size: 27px; line-height: 1.3; color: #4c4f7a }
  .drawing { display: grid; place-items: center; height: 380px; border-radius: 28px; background: #e3e6f5 }
  .drawing img { width: 330px; max-height: 330px }
</style>${renderScriptStyle(language)}
<div class="toran"></div>
<main${language === 'en' ? '' : ` lang="${LANGUAGES[language].tag}"`}>
  <div>
    <div class="mark"><img src="${createPictureUrl('mark')}" alt="">${site.name}</div>
    <h1>${title}</h1>
    <p>${frameText().tagline}</p>
  </div>
  <div class="drawing"><img src="${createPictureUrl(picture)}" alt=""></div>
</main>`

function renderScriptStyle(language: Language) {
  const script = SCRIPTS[language]
  return script
    ? `
<style>
  @font-face { font-family: Script; src: url(${createDataUrl(script.font, 'font/woff2')}) }
  body { font-family: Baloo, Script }
  h1 { font-size: ${script.titleSize}px; line-height: 1.3 }
  p { line-height: 1.45; text-wrap: balance }
  h1, p { word-spacing: 0.08em }
</style>`
    : ''
}
